"""Settings: everything that differs between two installations comes from the environment (see README.md)."""

import os
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from django.utils.csp import CSP

from config.database import database_settings
from config.environment import is_on
from config.mail import mailer_settings
from config.secrets_file import SecretsFolder

BASE_DIR = Path(__file__).resolve().parent.parent
DATA_DIR = Path(os.environ.get("DATA_DIR") or BASE_DIR / ".data").resolve()
REDIS_URL = os.environ.get("REDIS_URL", "")

DEBUG = is_on("DEBUG", False)

# The address that people type. Links in mails and on roll cards for other sites begin with it.
TIRADA_URL = os.environ.get("TIRADA_URL", "").rstrip("/")
_address = urlsplit(TIRADA_URL)
_is_https = _address.scheme == "https"

# Frames of roll cards and pictures of people come from this address, if there is one: of another site, so that they share nothing
# with sessions.
FRAMES_URL = os.environ.get("FRAMES_URL", "").rstrip("/")

# --- Secrets --------------------------------------------------------------------------------------

SECRETS = SecretsFolder(DATA_DIR / "secrets")
SECRET_KEY = os.environ.get("SECRET_KEY") or SECRETS.read("secret-key").hex()

# --- Who may speak to the server ------------------------------------------------------------------

_hosts = os.environ.get("ALLOWED_HOSTS", "")
ALLOWED_HOSTS = [host.strip() for host in _hosts.split(",") if host.strip()] or [
    "localhost",
    "127.0.0.1",
    "[::1]",
]
for _host in (_address.hostname, urlsplit(FRAMES_URL).hostname):
    if _host and _host not in ALLOWED_HOSTS:
        ALLOWED_HOSTS.append(_host)
CSRF_TRUSTED_ORIGINS = [f"{_address.scheme}://{_address.netloc}"] if TIRADA_URL else []

SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = LANGUAGE_COOKIE_SECURE = _is_https
SECURE_HSTS_SECONDS = 365 * 24 * 3600 if _is_https else 0
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"

# Views that may stand in frames of other sites (roll cards) loosen frame-ancestors for themselves.
SECURE_CSP = {
    "default-src": [CSP.SELF],
    "img-src": [CSP.SELF, "data:", *([FRAMES_URL] if FRAMES_URL else [])],
    "object-src": [CSP.NONE],
    "base-uri": [CSP.NONE],
    "form-action": [CSP.SELF],
    "frame-ancestors": [CSP.NONE],
}

# Off for runs under load (RATE_LIMITS=off).
RATE_LIMITS = is_on("RATE_LIMITS", True)

# --- Parts ----------------------------------------------------------------------------------------

INSTALLED_APPS = [
    "accounts",
    "rules",
    "characters",
    "campaigns",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.humanize",
    "django.contrib.postgres",
    "django.contrib.staticfiles",
    "django.forms",
    "allauth",
    "allauth.account",
    "channels",
    "django_htmx",
    "django_tasks_db",
]

MIDDLEWARE = [
    "accounts.middleware.ConnectionMiddleware",
    "accounts.middleware.SameForAllMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "rules.frame_host.FrameHostMiddleware",
    "config.static_files.StaticFilesMiddleware",
    "django.middleware.csp.ContentSecurityPolicyMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "accounts.middleware.ReaderMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "config.malformed.NoNulCharacters",
    "config.malformed.NothingIsCut",
]

ROOT_URLCONF = "config.urls"
ASGI_APPLICATION = "config.asgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "campaigns.context.counts",
            ],
            "builtins": [
                "django.templatetags.i18n",
                "django.templatetags.static",
                "config.markup",
                "config.kept",
            ],
        },
    },
]
FORM_RENDERER = "django.forms.renderers.TemplatesSetting"

# --- Data -----------------------------------------------------------------------------------------

DATABASE_URL = os.environ.get("DATABASE_URL", "")
DATABASES = {"default": database_settings(DATABASE_URL, DATA_DIR)}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# Every ledger entry is also written here, once it is committed; keep this file elsewhere than the database's backups.
LEDGER_JOURNAL = Path(os.environ.get("LEDGER_JOURNAL") or DATA_DIR / "ledger-journal.jsonl")

MEDIA_ROOT = DATA_DIR / "media"
MEDIA_URL = f"{FRAMES_URL}/media/"

_cache: dict[str, Any] = {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}
if REDIS_URL:
    _cache = {"BACKEND": "config.sharing.RedisOrMemory", "LOCATION": REDIS_URL}
# The library's 300 would forget counted requests as soon as many addresses ask.
CACHES = {"default": _cache | {"OPTIONS": {"MAX_ENTRIES": 100_000}}}

CHANNEL_LAYERS: dict[str, dict[str, Any]] = {"default": {"BACKEND": "channels.layers.InMemoryChannelLayer"}}
if REDIS_URL:
    CHANNEL_LAYERS["default"] = {"BACKEND": "config.sharing.NudgesInRedis", "CONFIG": {"hosts": [REDIS_URL]}}

# Tasks wait in the database and are done by the server's own process; ROUNDS are called again and again by the clock.
TASKS = {"default": {"BACKEND": "django_tasks_db.DatabaseBackend"}}
DRAW_APART = True  # pictures of rolls are drawn by a process of their own
ROUNDS = [
    "campaigns.actions.turns.keep_deadlines",
    "campaigns.actions.pausing.tell_of_pauses",
    "campaigns.actions.requests.keep_request_deadlines",
    "campaigns.actions.playing.open_due_seals",
    "campaigns.actions.requests.remind_of_requests",
    "campaigns.mails.send_dailies",
    "config.background.forget_finished_tasks",
]

# A sheet with all its weapons and skills has more fields than Django's thousand.
DATA_UPLOAD_MAX_NUMBER_FIELDS = 10_000

# --- Static files ---------------------------------------------------------------------------------

STATIC_URL = "static/"
STATIC_ROOT = DATA_DIR / "static"
STATICFILES_DIRS = [BASE_DIR / "static"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "config.static_files.StaticFilesStorage"},
}

# --- People ---------------------------------------------------------------------------------------

AUTH_USER_MODEL = "accounts.User"
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
PASSWORD_HASHERS = [
    "django.contrib.auth.hashers.Argon2PasswordHasher",
    "django.contrib.auth.hashers.PBKDF2PasswordHasher",
]
AUTH_PASSWORD_VALIDATORS = [
    {
        "NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator",
        "OPTIONS": {"user_attributes": ("username", "email", "display_name")},
    },
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator"},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {"NAME": "django.contrib.auth.password_validation.NumericPasswordValidator"},
]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "/"
LOGOUT_REDIRECT_URL = "/"

ACCOUNT_ADAPTER = "accounts.mails.AccountMails"
ACCOUNT_LOGIN_METHODS = {"username", "email"}
ACCOUNT_SIGNUP_FIELDS = ["username*", "email*", "password1*"]
ACCOUNT_FORMS = {
    "add_email": "accounts.forms.AddEmailForm",
    "change_password": "accounts.forms.ChangePasswordForm",
    "login": "accounts.forms.LoginForm",
    "reset_password": "accounts.forms.ResetPasswordForm",
    "reset_password_from_key": "accounts.forms.ResetPasswordKeyForm",
    "signup": "accounts.forms.SignupForm",
}
ACCOUNT_CHANGE_EMAIL = True  # one address a person; a new one replaces it once confirmed
ACCOUNT_EMAIL_VERIFICATION = "optional"
ACCOUNT_USERNAME_MIN_LENGTH = 2
ACCOUNT_PRESERVE_USERNAME_CASING = False
ACCOUNT_SESSION_REMEMBER = True
ACCOUNT_RATE_LIMITS: dict[str, str] | bool = {} if RATE_LIMITS else False  # {}: allauth's own
ACCOUNT_DEFAULT_HTTP_PROTOCOL = _address.scheme or "http"
ACCOUNT_EMAIL_SUBJECT_PREFIX = ""

# Sessions last as long as a campaign pauses; drafts on another device need no new sign-in.
SESSION_COOKIE_AGE = 90 * 24 * 3600

# --- Mail -----------------------------------------------------------------------------------------

MAILERS = {"default": mailer_settings(os.environ.get("EMAIL_URL", ""))}
DEFAULT_FROM_EMAIL = os.environ.get("EMAIL_FROM") or f"Tirada <tirada@{_address.hostname or 'localhost'}>"
SERVER_EMAIL = DEFAULT_FROM_EMAIL

# --- Languages and times --------------------------------------------------------------------------

LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("es", "Español"), ("it", "Italiano")]
LOCALE_PATHS = [BASE_DIR / "locale"]
USE_TZ = True
TIME_ZONE = "UTC"

# --- Log ------------------------------------------------------------------------------------------

LOG_LEVEL = os.environ.get("LOG_LEVEL", "WARNING")
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
    "filters": {"few": {"()": "config.log.FewOfAKind"}},
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "line", "filters": ["few"]}},
    "root": {"handlers": ["console"], "level": LOG_LEVEL},
    "loggers": {
        # Django's own handlers speak only in DEBUG, or by mail to ADMINS; the console is for everyone.
        "django": {"handlers": [], "propagate": True, "level": LOG_LEVEL},
        # Strangers knocking with odd host names are no news.
        "django.security.DisallowedHost": {"level": "CRITICAL"},
        # A page that is not there or not allowed is an answer, not an incident.
        "django.request": {"level": "ERROR"},
    },
}
