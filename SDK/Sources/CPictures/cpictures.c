// Decoding, scaling and encoding by gdk-pixbuf, which is loaded at the first use: an extension that has a picture but
// changes none does not pay for it.
#include "cpictures.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { bilinear = 2 };

static void *(*pixbuf_load)(const char *, void **);
static int (*pixbuf_width)(const void *);
static int (*pixbuf_height)(const void *);
static void *(*pixbuf_scale)(const void *, int, int, int);
static int (*pixbuf_save)(void *, char **, size_t *, const char *, char **, char **, void **);
static void (*object_unref)(void *);
static void (*free_memory)(void *);
static void (*error_free)(void *);

static void load(void) {
    void *library = dlopen("libgdk_pixbuf-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    pixbuf_load = (void *(*)(const char *, void **))dlsym(library, "gdk_pixbuf_new_from_file");
    pixbuf_width = (int (*)(const void *))dlsym(library, "gdk_pixbuf_get_width");
    pixbuf_height = (int (*)(const void *))dlsym(library, "gdk_pixbuf_get_height");
    pixbuf_scale = (void *(*)(const void *, int, int, int))dlsym(library, "gdk_pixbuf_scale_simple");
    pixbuf_save = (int (*)(void *, char **, size_t *, const char *, char **, char **, void **))dlsym(
        library, "gdk_pixbuf_save_to_bufferv");
    // Of the libraries that it stands on.
    object_unref = (void (*)(void *))dlsym(library, "g_object_unref");
    free_memory = (void (*)(void *))dlsym(library, "g_free");
    error_free = (void (*)(void *))dlsym(library, "g_error_free");
}

unsigned char *cpictures_encode(const char *file, int width, int height, const char *type, int quality, size_t *size) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    if (!pixbuf_load || !pixbuf_width || !pixbuf_height || !pixbuf_scale || !pixbuf_save || !object_unref ||
        !free_memory || !error_free)
        return NULL;
    void *error = NULL;
    void *picture = pixbuf_load(file, &error);
    if (error) error_free(error);
    if (!picture) return NULL;
    if (width > 0 && height > 0 && (width != pixbuf_width(picture) || height != pixbuf_height(picture))) {
        void *scaled = pixbuf_scale(picture, width, height, bilinear);
        object_unref(picture);
        if (!scaled) return NULL;
        picture = scaled;
    }
    char text[8];
    snprintf(text, sizeof text, "%d", quality < 0 ? 0 : quality > 100 ? 100 : quality);
    char *keys[] = {"quality", NULL}, *values[] = {text, NULL}, *none[] = {NULL};
    int is_jpeg = strcmp(type, "jpeg") == 0;
    char *bytes = NULL;
    error = NULL;
    int saved = pixbuf_save(picture, &bytes, size, type, is_jpeg ? keys : none, is_jpeg ? values : none, &error);
    object_unref(picture);
    if (error) error_free(error);
    return saved ? (unsigned char *)bytes : NULL;
}

void cpictures_free(unsigned char *bytes) {
    if (free_memory) free_memory(bytes);
}
