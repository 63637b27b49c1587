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
static int (*pixbuf_save)(void *, char **, size_t *, const char *, char **, char **, void **);
static void (*object_unref)(void *);
static void (*free_memory)(void *);
static void (*error_free)(void *);

static void load(void) {
    void *library = dlopen("libgdk_pixbuf-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    pixbuf_load = (void *(*)(const char *, void **))dlsym(library, "gdk_pixbuf_new_from_file");
    pixbuf_load_scaled =
        (void *(*)(const char *, int, int, int, void **))dlsym(library, "gdk_pixbuf_new_from_file_at_scale");
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
    if (!pixbuf_load || !pixbuf_load_scaled || !pixbuf_save || !object_unref || !free_memory || !error_free) return NULL;
    void *error = NULL;
    // A picture that is made small never has all its pixels in memory: the decoder leaves most of them out.
    void *picture = width > 0 && height > 0 ? pixbuf_load_scaled(file, width, height, 0, &error) : pixbuf_load(file, &error);
    if (error) error_free(error);
    if (!picture) return NULL;
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
