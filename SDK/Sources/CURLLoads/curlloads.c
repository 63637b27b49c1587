// Foundation loads URLs with libcurl. A program that defines four of its functions is called in libcurl's place, sets what
// the phone's network is like, counts
// those that are under way, hears how each ended, and hands everything on to the real ones.
#include "curlloads.h"

#include "libcurl.h"

#include <errno.h>
#include <pthread.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <time.h>

// libcurl's interface, which never changes; its headers may not be installed.
enum {
    option_headers = 10023,
    option_authorities = 10065,
    option_protocols = 181,
    option_open_socket = 20163,
    option_receive_speed = 30146,
    option_send_speed = 30145,
    option_buffer_size = 98,
    info_address = 0x100001,
    info_status = 0x200002,
    info_bytes = 0x600008,
    info_microseconds = 0x600032,
    message_done = 1,
    failure_protocol = 1,
    failure_resolve = 6,
    bad_socket = -1,
};

struct header {
    char *text;
    struct header *next;
};

struct message {
    int kind;
    void *load;
    union {
        void *any;
        int result;
    } data;
};

typedef int (*set_option)(void *load, int option, ...);
typedef int (*get_info)(void *load, int info, ...);
typedef void (*free_headers)(struct header *headers);
typedef int (*change_loads)(void *loads, void *load);
typedef struct message *(*read_message)(void *loads, int *waiting);

// Set once, before the first load.
static curlloads_observer observer;
static long long speed;
static long latency;
static int off;
static int metered;
static const char *authorities;

// The loads that are under way. Foundation may take a load out twice, which libcurl allows.
struct under_way {
    void *load;
    struct under_way *next;
};
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct under_way *under_way;

static void note_added(void *load) {
    struct under_way *first = malloc(sizeof *first);
    if (!first) return;
    pthread_mutex_lock(&lock);
    *first = (struct under_way){.load = load, .next = under_way};
    under_way = first;
    pthread_mutex_unlock(&lock);
}

static void note_removed(void *load) {
    pthread_mutex_lock(&lock);
    for (struct under_way **place = &under_way; *place; place = &(*place)->next) {
        struct under_way *found = *place;
        if (found->load != load) continue;
        *place = found->next;
        free(found);
        break;
    }
    pthread_mutex_unlock(&lock);
}

int curlloads_under_way(void) {
    int count = 0;
    pthread_mutex_lock(&lock);
    for (struct under_way *load = under_way; load; load = load->next) count++;
    pthread_mutex_unlock(&lock);
    return count;
}

void curlloads_watch(
    curlloads_observer with,
    long long bytes_per_second,
    long milliseconds,
    int is_off,
    int is_metered,
    const char *certificates) {
    observer = with;
    speed = bytes_per_second;
    latency = milliseconds;
    off = is_off;
    metered = is_metered;
    if (certificates) authorities = strdup(certificates);
}

// Part of what libcurl hands over: what a socket is to be.
struct address {
    int family;
    int kind;
    int protocol;
};

/// Lets a connection begin later; the other loads of the session wait, too.
static int open_late(void *context, int purpose, struct address *address) {
    (void)context, (void)purpose;
    struct timespec rest = {.tv_sec = latency / 1000, .tv_nsec = latency % 1000 * 1000000};
    while (nanosleep(&rest, &rest) < 0 && errno == EINTR) {}
    return socket(address->family, address->kind, address->protocol);
}

static int open_no_socket(void *context, int purpose, void *address) {
    (void)context, (void)purpose, (void)address;
    errno = ENETUNREACH;
    return bad_socket;
}

/// Takes out the header that names networks which the load may not take; it is for nobody else.
static struct header *without_denied(struct header *headers, int *is_denied) {
    struct header *first = headers;
    for (struct header **place = &first; *place;) {
        struct header *header = *place;
        if (strncasecmp(header->text, CURLLOADS_DENIED ":", sizeof CURLLOADS_DENIED) != 0) {
            place = &header->next;
            continue;
        }
        *is_denied = 1;
        *place = header->next;
        // Foundation frees the list from its first header on.
        if (header == headers) continue;
        header->next = NULL;
        ((free_headers)libcurl("curl_slist_free_all"))(header);
    }
    return first;
}

static int is_preparation(const char *address) { return address && strcmp(address, CURLLOADS_PREPARATION) == 0; }

int curl_easy_setopt(void *load, int option, ...) {
    va_list rest;
    va_start(rest, option);
    void *value = va_arg(rest, void *);
    va_end(rest);
    set_option set = (set_option)libcurl("curl_easy_setopt");
    if (option == option_headers) {
        int is_denied = 0;
        value = without_denied(value, &is_denied);
        // No protocol at all: the load fails before it looks for a connection.
        if (is_denied && metered) set(load, option_protocols, 0L);
    }
    return set(load, option, value);
}

int curl_multi_add_handle(void *loads, void *load) {
    set_option set = (set_option)libcurl("curl_easy_setopt");
    if (speed > 0) {
        // libcurl looks at the speed after up to a hundred reads: they are to be as small as it lets them.
        set(load, option_buffer_size, 1024L);
        set(load, option_receive_speed, speed);
        set(load, option_send_speed, speed);
    }
    if (authorities) set(load, option_authorities, authorities);
    if (latency > 0) set(load, option_open_socket, open_late);
    if (off) set(load, option_open_socket, open_no_socket);
    const char *address = NULL;
    ((get_info)libcurl("curl_easy_getinfo"))(load, info_address, &address);
    if (is_preparation(address)) set(load, option_protocols, 0L);
    int failure = ((change_loads)libcurl("curl_multi_add_handle"))(loads, load);
    if (!failure && !is_preparation(address)) note_added(load);
    return failure;
}

int curl_multi_remove_handle(void *loads, void *load) {
    note_removed(load);
    return ((change_loads)libcurl("curl_multi_remove_handle"))(loads, load);
}

struct message *curl_multi_info_read(void *loads, int *waiting) {
    struct message *message = ((read_message)libcurl("curl_multi_info_read"))(loads, waiting);
    if (!message || message->kind != message_done) return message;
    get_info get = (get_info)libcurl("curl_easy_getinfo");
    // The failure that a phone without a network is nearest to, among those that Foundation knows here.
    int failure = message->data.result;
    int is_denied = metered && failure == failure_protocol;
    if (is_denied || (off && failure != 0)) message->data.result = failure_resolve;
    const char *address = NULL;
    long status = 0;
    long long bytes = 0, microseconds = 0;
    get(message->load, info_address, &address);
    get(message->load, info_status, &status);
    get(message->load, info_bytes, &bytes);
    get(message->load, info_microseconds, &microseconds);
    int told = is_denied ? CURLLOADS_FAILURE_DENIED : message->data.result;
    if (is_preparation(address)) return message;
    if (observer) observer(address ? address : "", status, bytes, microseconds, told);
    return message;
}
