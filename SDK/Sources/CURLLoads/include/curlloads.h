#pragma once

/// A URL load that has ended: its address, the status (0 without an answer), bytes, microseconds, and curl's code of
/// what went wrong (0 for nothing).
typedef void (*curlloads_observer)(
    const char *address, long status, long long bytes, long long microseconds, int failure);

/// Watches the loads of this process from now on.
///
/// `bytes_per_second`: how fast each may be, 0 for as fast as it can; `latency`: how many milliseconds later each connection begins;
/// `is_off`: none finds a network.
void curlloads_watch(curlloads_observer observer, long long bytes_per_second, long latency, int is_off);
