// Decoding, scaling and encoding by gdk-pixbuf, which is loaded at the first use: an extension that has a picture but
// changes none does not pay for it.
#include "cpictures.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// A GTimeVal.
struct moment {
    long seconds;
    long microseconds;
};

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
static void *(*loader_new)(void);
static int (*loader_write)(void *, const unsigned char *, size_t, void **);
static int (*loader_close)(void *, void **);
static void *(*loader_animation)(void *);
static void *(*animation_iter)(void *, const struct moment *);
static void *(*iter_pixbuf)(void *);
static int (*iter_delay)(void *);
static int (*iter_advance)(void *, const struct moment *);
static void *(*object_ref)(void *);
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
    loader_new = (void *(*)(void))dlsym(library, "gdk_pixbuf_loader_new");
    loader_write =
        (int (*)(void *, const unsigned char *, size_t, void **))dlsym(library, "gdk_pixbuf_loader_write");
    loader_close = (int (*)(void *, void **))dlsym(library, "gdk_pixbuf_loader_close");
    loader_animation = (void *(*)(void *))dlsym(library, "gdk_pixbuf_loader_get_animation");
    animation_iter = (void *(*)(void *, const struct moment *))dlsym(library, "gdk_pixbuf_animation_get_iter");
    iter_pixbuf = (void *(*)(void *))dlsym(library, "gdk_pixbuf_animation_iter_get_pixbuf");
    iter_delay = (int (*)(void *))dlsym(library, "gdk_pixbuf_animation_iter_get_delay_time");
    iter_advance =
        (int (*)(void *, const struct moment *))dlsym(library, "gdk_pixbuf_animation_iter_advance");
    // Of the libraries that it stands on.
    object_ref = (void *(*)(void *))dlsym(library, "g_object_ref");
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

// Whether pixels can be taken out of pictures.
static int has_pixels(void) {
    return object_unref && error_free && pixbuf_width && pixbuf_height && pixbuf_stride && pixbuf_channels && pixbuf_pixels;
}

// The pixels of a picture whose sides have so many at most.
static unsigned char *copy_pixels(void *picture, int limit, int *width, int *height) {
    int columns = pixbuf_width(picture), rows = pixbuf_height(picture), channels = pixbuf_channels(picture);
    if (columns < 1 || rows < 1 || columns > limit || rows > limit || (channels != 3 && channels != 4)) return NULL;
    unsigned char *bytes = malloc((size_t)columns * (size_t)rows * 4);
    if (!bytes) return NULL;
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
    return bytes;
}

unsigned char *cpictures_decode(const char *file, int limit, int *width, int *height) {
    load_once();
    if (!pixbuf_load || !has_pixels()) return NULL;
    void *error = NULL;
    void *picture = pixbuf_load(file, &error);
    if (error) error_free(error);
    picture = upright(picture);
    if (!picture) return NULL;
    unsigned char *bytes = copy_pixels(picture, limit, width, height);
    object_unref(picture);
    return bytes;
}

struct cpictures_frames {
    void *animation;
    void *iter;
    struct moment time;
    // Whether the last picture was taken.
    int ended;
};

struct cpictures_frames *cpictures_frames_open(const unsigned char *bytes, size_t size) {
    load_once();
    if (!loader_new || !loader_write || !loader_close || !loader_animation || !object_ref || !has_pixels()) return NULL;
    if (!animation_iter || !iter_pixbuf || !iter_delay || !iter_advance) return NULL;
    void *loader = loader_new(), *error = NULL;
    if (!loader) return NULL;
    // What is cut off is shown as far as it goes.
    loader_write(loader, bytes, size, &error);
    if (error) error_free(error);
    error = NULL;
    loader_close(loader, &error);
    if (error) error_free(error);
    void *animation = loader_animation(loader);
    struct cpictures_frames *frames = animation ? calloc(1, sizeof *frames) : NULL;
    if (frames) {
        frames->animation = object_ref(animation);
        frames->iter = animation_iter(animation, &frames->time);
    }
    object_unref(loader);
    return frames;
}

unsigned char *cpictures_frames_next(struct cpictures_frames *frames, int limit, int *width, int *height) {
    if (frames->ended || !frames->iter) return NULL;
    void *picture = iter_pixbuf(frames->iter);
    unsigned char *bytes = picture ? copy_pixels(picture, limit, width, height) : NULL;
    int delay = iter_delay(frames->iter);
    if (delay < 0) {
        frames->ended = 1;
    } else {
        long next = frames->time.microseconds + (delay < 1 ? 1 : delay) * 1000L;
        frames->time.seconds += next / 1000000;
        frames->time.microseconds = next % 1000000;
        iter_advance(frames->iter, &frames->time);
    }
    return bytes;
}

void cpictures_frames_close(struct cpictures_frames *frames) {
    if (frames->iter) object_unref(frames->iter);
    object_unref(frames->animation);
    free(frames);
}

void cpictures_free(unsigned char *bytes) {
    if (free_memory) free_memory(bytes);
}
