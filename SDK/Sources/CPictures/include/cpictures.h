#pragma once
#include <stddef.h>

/// Encodes a picture's file anew.
///
/// @param width,height  its new size in pixels; 0 keeps what it has.
/// @param type  "png" or "jpeg".
/// @param quality  of a JPEG, 0 to 100.
/// @param size  is set to how many bytes there are.
/// @return the bytes, to be given to `cpictures_free`; NULL where it cannot be done.
unsigned char *cpictures_encode(const char *file, int width, int height, const char *type, int quality, size_t *size);

/// Decodes a picture's file.
///
/// @param limit  the longest side, in pixels; a larger picture is not decoded.
/// @param width,height  are set to its size.
/// @return four bytes for each pixel (red, green, blue, alpha), row by row from the top, to be given to `free`; NULL where
///   it cannot be done.
unsigned char *cpictures_decode(const char *file, int limit, int *width, int *height);

void cpictures_free(unsigned char *bytes);
