// A stream that libcurl opens and keeps secret: it connects, checks the server and steps aside (CURLOPT_CONNECT_ONLY).
#include "securestream.h"

#include "libcurl.h"

#include <stdlib.h>
#include <string.h>

// libcurl's interface, which never changes; its headers may not be installed.
enum {
    option_url = 10002,
    option_connect_only = 141,
    option_timeout = 156,
    option_no_signal = 99,
    option_no_proxy = 10177,
    option_verifies_peer = 64,
    option_verifies_host = 81,
    option_authorities = 10065,
    option_negotiates = 226,
    option_tells_certificates = 172,
    info_socket = 0x50002c,
    info_certificates = 0x400022,
    failure_later = 81,
};

struct entry {
    char *text;
    struct entry *next;
};

/// What libcurl tells of a chain: a list of entries for each certificate.
struct chain {
    int count;
    struct entry **certificates;
};

typedef void *(*make)(void);
typedef int (*change)(void *, int, ...);
typedef int (*act)(void *);
typedef void (*end)(void *);
typedef int (*receive)(void *, void *, size_t, size_t *);
typedef int (*hand_over)(void *, const void *, size_t, size_t *);

void *securestream_open(
    const char *url, int verifies, const char *authorities, long milliseconds, int *failure) {
    void *stream = ((make)libcurl("curl_easy_init"))();
    if (!stream) {
        *failure = 27;
        return NULL;
    }
    change set = (change)libcurl("curl_easy_setopt");
    set(stream, option_url, url);
    set(stream, option_connect_only, 1L);
    set(stream, option_no_signal, 1L);
    set(stream, option_no_proxy, "*");
    set(stream, option_negotiates, 0L);
    set(stream, option_tells_certificates, 1L);
    if (milliseconds > 0) set(stream, option_timeout, milliseconds);
    if (!verifies) {
        set(stream, option_verifies_peer, 0L);
        set(stream, option_verifies_host, 0L);
    }
    if (authorities) set(stream, option_authorities, authorities);
    *failure = ((act)libcurl("curl_easy_perform"))(stream);
    if (*failure == 0) return stream;
    securestream_close(stream);
    return NULL;
}

const char *securestream_certificate(void *stream, int index) {
    static const char name[] = "Cert:";
    struct chain *chain = NULL;
    ((change)libcurl("curl_easy_getinfo"))(stream, info_certificates, &chain);
    if (!chain || index < 0 || index >= chain->count) return NULL;
    for (struct entry *entry = chain->certificates[index]; entry; entry = entry->next) {
        if (strncmp(entry->text, name, sizeof name - 1) == 0) return entry->text + sizeof name - 1;
    }
    return NULL;
}

int securestream_socket(void *stream) {
    int found = -1;
    ((change)libcurl("curl_easy_getinfo"))(stream, info_socket, &found);
    return found;
}

long securestream_read(void *stream, void *bytes, size_t limit) {
    size_t count = 0;
    int failure = ((receive)libcurl("curl_easy_recv"))(stream, bytes, limit, &count);
    if (failure == failure_later) return SECURESTREAM_LATER;
    return failure == 0 ? (long)count : SECURESTREAM_FAILED;
}

long securestream_write(void *stream, const void *bytes, size_t count) {
    size_t taken = 0;
    int failure = ((hand_over)libcurl("curl_easy_send"))(stream, bytes, count, &taken);
    if (failure == failure_later) return SECURESTREAM_LATER;
    return failure == 0 ? (long)taken : SECURESTREAM_FAILED;
}

void securestream_close(void *stream) { ((end)libcurl("curl_easy_cleanup"))(stream); }
