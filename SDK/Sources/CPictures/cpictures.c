// Decoding, scaling and encoding by gdk-pixbuf, which is loaded at the first use: an extension that has a picture but
// changes none does not pay for it.
#include "cpictures.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *(*pixbuf_load)(const char *, void **);
static void *(*pixbuf_load_scaled)(const char *, int, int, int, void **);
static void *(*pixbuf_from_data)(const unsigned char *, int, int, int, int, int, int, void *, void *);
static void *(*pixbuf_upright)(void *);
static void *(*pixbuf_on_color)(const void *, int, int, int, int, int, unsigned, unsigned);
static int (*pixbuf_save)(void *, char **, size_t *, const char *, char **, char **, void **);
static int (*pixbuf_width)(const void *);
static int (*pixbuf_height)(const void *);
static int (*pixbuf_stride)(const void *);
static int (*pixbuf_channels)(const void *);
static const unsigned char *(*pixbuf_pixels)(const void *);
static void (*object_unref)(void *);
static void (*free_memory)(void *);
static void (*error_free)(void *);

static void load(void) {
    void *library = dlopen("libgdk_pixbuf-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    pixbuf_load = (void *(*)(const char *, void **))dlsym(library, "gdk_pixbuf_new_from_file");
    pixbuf_load_scaled =
        (void *(*)(const char *, int, int, int, void **))dlsym(library, "gdk_pixbuf_new_from_file_at_scale");
    pixbuf_from_data = (void *(*)(const unsigned char *, int, int, int, int, int, int, void *, void *))dlsym(
        library, "gdk_pixbuf_new_from_data");
    pixbuf_upright = (void *(*)(void *))dlsym(library, "gdk_pixbuf_apply_embedded_orientation");
    pixbuf_on_color = (void *(*)(const void *, int, int, int, int, int, unsigned, unsigned))dlsym(
        library, "gdk_pixbuf_composite_color_simple");
    pixbuf_save = (int (*)(void *, char **, size_t *, const char *, char **, char **, void **))dlsym(
        library, "gdk_pixbuf_save_to_bufferv");
    pixbuf_width = (int (*)(const void *))dlsym(library, "gdk_pixbuf_get_width");
    pixbuf_height = (int (*)(const void *))dlsym(library, "gdk_pixbuf_get_height");
    pixbuf_stride = (int (*)(const void *))dlsym(library, "gdk_pixbuf_get_rowstride");
    pixbuf_channels = (int (*)(const void *))dlsym(library, "gdk_pixbuf_get_n_channels");
    pixbuf_pixels = (const unsigned char *(*)(const void *))dlsym(library, "gdk_pixbuf_read_pixels");
    // Of the libraries that it stands on.
    object_unref = (void (*)(void *))dlsym(library, "g_object_unref");
    free_memory = (void (*)(void *))dlsym(library, "g_free");
    error_free = (void (*)(void *))dlsym(library, "g_error_free");
}

static void load_once(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
}

// A picture as it is shown: a photo may lie on its side. The one that is given ends with it.
static void *upright(void *picture) {
    if (!picture || !pixbuf_upright) return picture;
    void *turned = pixbuf_upright(picture);
    object_unref(picture);
    return turned;
}

// Encodes a picture, which ends with it. What is clear is white in a JPEG, which has no alpha.
static unsigned char *save(void *picture, const char *type, int quality, size_t *size) {
    char text[8];
    snprintf(text, sizeof text, "%d", quality < 0 ? 0 : quality > 100 ? 100 : quality);
    char *keys[] = {"quality", NULL}, *values[] = {text, NULL}, *none[] = {NULL};
    int is_jpeg = strcmp(type, "jpeg") == 0;
    if (is_jpeg && pixbuf_on_color && pixbuf_channels && pixbuf_channels(picture) == 4) {
        // In squares of two whites, each pixel as it is.
        void *flat = pixbuf_on_color(
            picture, pixbuf_width(picture), pixbuf_height(picture), 0, 255, 16, 0xFFFFFF, 0xFFFFFF);
        object_unref(picture);
        if (!flat) return NULL;
        picture = flat;
    }
    char *bytes = NULL;
    void *error = NULL;
    int saved = pixbuf_save(picture, &bytes, size, type, is_jpeg ? keys : none, is_jpeg ? values : none, &error);
    object_unref(picture);
    if (error) error_free(error);
    return saved ? (unsigned char *)bytes : NULL;
}

unsigned char *cpictures_encode(const char *file, int width, int height, const char *type, int quality, size_t *size) {
    load_once();
    if (!pixbuf_load || !pixbuf_load_scaled || !pixbuf_save || !object_unref || !free_memory || !error_free) return NULL;
    void *error = NULL;
    // A picture that is made small never has all its pixels in memory: the decoder leaves most of them out.
    void *picture = width > 0 && height > 0 ? pixbuf_load_scaled(file, width, height, 0, &error) : pixbuf_load(file, &error);
    if (error) error_free(error);
    picture = upright(picture);
    return picture ? save(picture, type, quality, size) : NULL;
}

unsigned char *cpictures_encode_pixels(
    const unsigned char *pixels, int width, int height, const char *type, int quality, size_t *size) {
    load_once();
    if (!pixbuf_from_data || !pixbuf_save || !object_unref || !free_memory || !error_free) return NULL;
    void *picture = pixbuf_from_data(pixels, 0, 1, 8, width, height, width * 4, NULL, NULL);
    return picture ? save(picture, type, quality, size) : NULL;
}

unsigned char *cpictures_decode(const char *file, int limit, int *width, int *height) {
    load_once();
    if (!pixbuf_load || !object_unref || !error_free || !pixbuf_width || !pixbuf_height || !pixbuf_stride) return NULL;
    if (!pixbuf_channels || !pixbuf_pixels) return NULL;
    void *error = NULL;
    void *picture = pixbuf_load(file, &error);
    if (error) error_free(error);
    picture = upright(picture);
    if (!picture) return NULL;
    int columns = pixbuf_width(picture), rows = pixbuf_height(picture), channels = pixbuf_channels(picture);
    unsigned char *bytes = NULL;
    if (columns > 0 && rows > 0 && columns <= limit && rows <= limit && (channels == 3 || channels == 4))
        bytes = malloc((size_t)columns * (size_t)rows * 4);
    if (bytes) {
        const unsigned char *pixels = pixbuf_pixels(picture);
        int stride = pixbuf_stride(picture);
        for (int row = 0; row < rows; row++) {
            const unsigned char *from = pixels + (size_t)row * (size_t)stride;
            unsigned char *to = bytes + (size_t)row * (size_t)columns * 4;
            for (int column = 0; column < columns; column++, from += channels, to += 4) {
                memcpy(to, from, 3);
                to[3] = channels == 4 ? from[3] : 255;
            }
        }
        *width = columns;
        *height = rows;
    }
    object_unref(picture);
    return bytes;
}

void cpictures_free(unsigned char *bytes) {
    if (free_memory) free_memory(bytes);
}
