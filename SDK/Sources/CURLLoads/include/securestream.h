#pragma once

#include <stddef.h>

#define SECURESTREAM_LATER -1
#define SECURESTREAM_FAILED -2

/// The codes of libcurl for a name that is not found, a connection that is refused, one that takes too long, a server whose
/// certificate is not good.
#define SECURESTREAM_NO_NAME 6
#define SECURESTREAM_NO_SERVER 7
#define SECURESTREAM_TOO_LATE 28
#define SECURESTREAM_NOT_TRUSTED 60

/// Connects to an `https` address and speaks TLS with it; waits until that is done. NULL where it is not, with libcurl's code.
///
/// `verifies`: whether the server's certificate is checked; `authorities`: a file of those that it is checked against, NULL
/// for the machine's; `milliseconds`: until it is given up, 0 for libcurl's own time.
void *securestream_open(const char *url, int verifies, const char *authorities, long milliseconds, int *failure);

/// A certificate of the server's chain in PEM, the server's own first; NULL behind the last. The text is the stream's.
const char *securestream_certificate(void *stream, int index);

/// The socket, to wait for it.
int securestream_socket(void *stream);

/// How many bytes came, 0 at the end, or one of the two above; waits for none.
long securestream_read(void *stream, void *bytes, size_t limit);

/// How many bytes were taken, or one of the two above; waits for nobody.
long securestream_write(void *stream, const void *bytes, size_t count);

void securestream_close(void *stream);
