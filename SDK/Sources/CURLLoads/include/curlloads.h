#pragma once

/// The header, of Carillon's own, that names the networks which a load may not take; no server sees it.
#define CURLLOADS_DENIED "Carillon-Denied-Networks"

/// The code of a load that was refused for its network's cost.
#define CURLLOADS_FAILURE_DENIED 1

/// The address of a load that never looks for a connection, and that nobody is told of.
#define CURLLOADS_PREPARATION "http://preparation.invalid/"

/// A URL load that has ended: its address, the status (0 without an answer), bytes, microseconds, and curl's code of
/// what went wrong (0 for nothing).
typedef void (*curlloads_observer)(
    const char *address, long status, long long bytes, long long microseconds, int failure);

/// Watches the loads of this process from now on.
///
/// `bytes_per_second`: how fast each may be, 0 for as fast as it can; `latency`: how many milliseconds later each connection begins;
/// `is_off`: none finds a network; `is_metered`: those are refused that may not take an expensive or constrained one; `authorities`: a file of the certificates
/// that servers are checked against, NULL for the machine's.
void curlloads_watch(
    curlloads_observer observer,
    long long bytes_per_second,
    long latency,
    int is_off,
    int is_metered,
    const char *authorities);

/// How many loads of this process have begun and neither ended nor been cancelled.
int curlloads_under_way(void);
