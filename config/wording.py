"""Sentences of Django and allauth that Tirada says in words of its own.

Theirs are formal in Spanish, or speak of tokens. Their exact text is the key; standing here they are collected
with Tirada's own strings (`script/messages`), and `locale/` wins over the packages, English included.
"""

from django.utils.translation import gettext_noop as _
from django.utils.translation import ngettext_lazy

REWORDED = (
    # Fields of any form
    _("- Select an option -"),
    _("Enter a valid value."),
    _("Enter a valid URL."),
    _("Enter a valid integer."),
    _("Enter a valid email address."),
    _("Enter a number."),
    _("Enter a whole number."),
    _("Enter a valid date."),
    _("Enter a valid date/time."),
    _("Enter a list of values."),
    _("Ensure this value is less than or equal to %(limit_value)s."),
    _("Ensure this value is greater than or equal to %(limit_value)s."),
    ngettext_lazy(
        "Ensure this value has at least %(limit_value)d character (it has %(show_value)d).",
        "Ensure this value has at least %(limit_value)d characters (it has %(show_value)d).",
        "limit_value",
    ),
    ngettext_lazy(
        "Ensure this value has at most %(limit_value)d character (it has %(show_value)d).",
        "Ensure this value has at most %(limit_value)d characters (it has %(show_value)d).",
        "limit_value",
    ),
    _("Select a valid choice. %(value)s is not one of the available choices."),
    _("Select a valid choice. That choice is not one of the available choices."),
    _("No file was submitted. Check the encoding type on the form."),
    _("Upload a valid image. The file you uploaded was either not an image or a corrupted image."),
    # User names and passwords
    _("Enter a valid username. This value may contain only letters, numbers, and @/./+/-/_ characters."),
    _("A user with that username already exists."),
    ngettext_lazy(
        "This password is too short. It must contain at least %d character.",
        "This password is too short. It must contain at least %d characters.",
        8,
    ),
    _("The password is too similar to the %(verbose_name)s."),
    _("This password is too common."),
    _("This password is entirely numeric."),
    # Signing in and signing up
    _("The username and/or password you specified are not correct."),
    _("The email address and/or password you specified are not correct."),
    _("Too many failed login attempts. Try again later."),
    _("Be patient, you are sending too many requests."),
    _("A user is already registered with this email address."),
    _("This email address is already associated with this account."),
    _("Please type your current password."),
    _("The password reset token was invalid."),
)
