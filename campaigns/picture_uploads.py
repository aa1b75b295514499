"""Pictures for posts: read, checked and drawn anew, so that nothing but the picture is kept."""

from __future__ import annotations

import io
import warnings

from django.core.exceptions import ValidationError
from django.core.files.base import ContentFile
from django.core.files.uploadedfile import UploadedFile
from django.utils.translation import gettext as _
from PIL import Image, ImageOps, UnidentifiedImageError

LARGEST_FILE = 5 * 1024 * 1024  # bytes
MOST_PIXELS = 50_000_000  # as the file says, before anything is unpacked
LONGEST_SIDE = 2000  # pixels, of what is kept
FORMATS = ("JPEG", "PNG", "WEBP", "GIF")


def redrawn(upload: UploadedFile) -> ContentFile[bytes]:
    """A WebP of at most 2000 px on a side without any metadata; of moving pictures the first. What the file is, its bytes say, not
    its name. Raises ``ValidationError``."""
    if (upload.size or 0) > LARGEST_FILE:
        raise ValidationError(_("The picture is larger than 5 MB. Choose a smaller one."))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            with Image.open(upload, formats=FORMATS) as picture:
                width, height = picture.size
                if width * height > MOST_PIXELS:
                    raise ValidationError(
                        _(
                            "The picture has %(width)s × %(height)s pixels, which is too many. Choose a smaller one."
                        )
                        % {"width": width, "height": height}
                    )
                picture.draft("RGB", (LONGEST_SIDE, LONGEST_SIDE))
                upright = ImageOps.exif_transpose(picture)
                kept = upright.convert("RGBA" if upright.mode in ("RGBA", "LA", "P", "PA") else "RGB")
                kept.thumbnail((LONGEST_SIDE, LONGEST_SIDE))
    except ValidationError:
        raise
    except (
        UnidentifiedImageError,
        OSError,
        ValueError,
        SyntaxError,
        Image.DecompressionBombError,
        Image.DecompressionBombWarning,
    ):
        raise ValidationError(
            _("This is not a picture that can be read: use JPEG, PNG, WebP or GIF.")
        ) from None
    drawn = io.BytesIO()
    kept.save(drawn, "WEBP", quality=82)
    return ContentFile(drawn.getvalue(), name="picture.webp")
