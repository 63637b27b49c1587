#pragma once

/// The function of libcurl that has the name; loads the library when it is the first.
///
/// Ends the process when there is none: then it could not have been started with it either.
void *libcurl(const char *name);
