"""Pictures that people upload: read, checked, and drawn anew, so that nothing but the picture is kept."""

from __future__ import annotations

import io
import secrets
import struct
import warnings

from django.core.exceptions import ValidationError
from django.core.files.base import ContentFile
from django.core.files.uploadedfile import UploadedFile
from django.utils.translation import gettext as _
from PIL import Image, ImageOps, UnidentifiedImageError

LARGEST_FILE = 5 * 1024 * 1024
LARGEST_SIDE = 6000
SIDE = 320
FORMATS = ("JPEG", "PNG", "WEBP", "GIF")


def redrawn_portrait(upload: UploadedFile) -> ContentFile[bytes]:
    """A square WebP of 320 px without any metadata. Raises ``ValidationError`` with what is wrong with the upload."""
    if (upload.size or 0) > LARGEST_FILE:
        raise ValidationError(_("The picture is larger than 5 MB. Choose a smaller one."))
    try:
        with warnings.catch_warnings(action="error"), Image.open(upload, formats=FORMATS) as picture:
            if max(picture.size) > LARGEST_SIDE:
                raise ValidationError(
                    _("The picture has more than %(most)s pixels on a side. Choose a smaller one.")
                    % {"most": LARGEST_SIDE}
                )
            upright = ImageOps.exif_transpose(picture)
            square = ImageOps.fit(upright.convert("RGB"), (SIDE, SIDE))
    except (
        UnidentifiedImageError,
        OSError,
        SyntaxError,
        struct.error,
        Image.DecompressionBombError,
        Image.DecompressionBombWarning,
    ):
        raise ValidationError(
            _("This is not a picture that can be read: use JPEG, PNG, WebP or GIF.")
        ) from None
    drawn = io.BytesIO()
    square.save(drawn, "WEBP", quality=82)
    return ContentFile(drawn.getvalue(), name=f"{secrets.token_hex(8)}.webp")
