// libcurl brings some thirty libraries along, and loading them takes an extension longer than all the rest of its start.
// Most pushes load no URL, so a program that defines libcurl's functions itself loads the library when one is called for
// the first time. Foundation uses these and no others; the four that are watched stand in curlloads.c.
#define _GNU_SOURCE
#include "libcurl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static void *library;

static void load(void) {
    library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    if (library) return;
    fprintf(stderr, "URLs cannot be loaded: %s\n", dlerror());
    abort();
}

void *libcurl(const char *name) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    void *function = dlsym(library, name);
    if (function) return function;
    fprintf(stderr, "libcurl has no %s\n", name);
    abort();
}

/// The real function of that name, looked up once.
#define REAL(type, name) \
    static _Atomic(type) found; \
    type real = found; \
    if (!real) found = real = (type)libcurl(name)

#define FORWARD(result, name, parameters, arguments) \
    result name parameters { \
        typedef result(*function) parameters; \
        REAL(function, #name); \
        return real arguments; \
    }

/// A last argument of any type: as libcurl reads them, a whole word.
#define FORWARD_WITH_ANY(name) \
    int name(void *handle, int what, ...) { \
        va_list rest; \
        va_start(rest, what); \
        void *argument = va_arg(rest, void *); \
        va_end(rest); \
        typedef int (*function)(void *, int, ...); \
        REAL(function, #name); \
        return real(handle, what, argument); \
    }

FORWARD(int, curl_global_init, (long flags), (flags))
FORWARD(const char *, curl_version, (void), ())
FORWARD(void *, curl_version_info, (int age), (age))
FORWARD(void, curl_free, (void *memory), (memory))

FORWARD(void *, curl_easy_init, (void), ())
FORWARD(void, curl_easy_cleanup, (void *load), (load))
FORWARD(int, curl_easy_pause, (void *load, int directions), (load, directions))
FORWARD(const char *, curl_easy_strerror, (int code), (code))
FORWARD_WITH_ANY(curl_easy_getinfo)

FORWARD(void *, curl_multi_init, (void), ())
FORWARD(int, curl_multi_cleanup, (void *loads), (loads))
FORWARD(int, curl_multi_assign, (void *loads, int socket, void *pointer), (loads, socket, pointer))
FORWARD(
    int, curl_multi_socket_action, (void *loads, int socket, int events, int *running), (loads, socket, events, running))
FORWARD_WITH_ANY(curl_multi_setopt)

FORWARD(void *, curl_slist_append, (void *list, const char *text), (list, text))
FORWARD(void, curl_slist_free_all, (void *list), (list))

FORWARD(void *, curl_url, (void), ())
FORWARD(int, curl_url_get, (const void *url, int part, char **text, unsigned flags), (url, part, text, flags))
FORWARD(int, curl_url_set, (void *url, int part, const char *text, unsigned flags), (url, part, text, flags))
