#pragma once
#include <stddef.h>

/// Encodes a picture's file anew, turned upright where it says how it lies.
///
/// @param width,height  the new size in pixels of the picture as it lies in the file; 0 keeps what it has.
/// @param type  "png" or "jpeg", in which what is clear is white.
/// @param quality  of a JPEG, 0 to 100.
/// @param size  is set to how many bytes there are.
/// @return the bytes, to be given to `cpictures_free`; NULL where it cannot be done.
unsigned char *cpictures_encode(const char *file, int width, int height, const char *type, int quality, size_t *size);

/// Decodes a picture's file, turned upright where it says how it lies.
///
/// @param limit  the longest side, in pixels; a larger picture is not decoded.
/// @param width,height  are set to its size.
/// @return four bytes for each pixel (red, green, blue, alpha), row by row from the top, to be given to `free`; NULL where
///   it cannot be done.
unsigned char *cpictures_decode(const char *file, int limit, int *width, int *height);

/// Encodes pixels as `cpictures_decode` has them.
///
/// @param type  "png" or "jpeg", in which what is clear is white.
/// @param quality  of a JPEG, 0 to 100.
/// @param size  is set to how many bytes there are.
/// @return the bytes, to be given to `cpictures_free`; NULL where it cannot be done.
unsigned char *cpictures_encode_pixels(
    const unsigned char *pixels, int width, int height, const char *type, int quality, size_t *size);

/// The pictures of an animation, one after the other.
struct cpictures_frames;

/// @return to be given to `cpictures_frames_close`; NULL where the bytes are no picture, or cannot be decoded here.
struct cpictures_frames *cpictures_frames_open(const unsigned char *bytes, size_t size);

/// The next picture, as `cpictures_decode` has its pixels; after the last one the first again, or NULL.
unsigned char *cpictures_frames_next(struct cpictures_frames *frames, int limit, int *width, int *height);

void cpictures_frames_close(struct cpictures_frames *frames);

void cpictures_free(unsigned char *bytes);
