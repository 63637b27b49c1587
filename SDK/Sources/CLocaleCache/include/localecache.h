// Where Foundation on Linux keeps the current locale, which nothing of its own sets.
#ifndef LOCALECACHE_H
#define LOCALECACHE_H

#include <stdbool.h>

/// Puts a locale in the place of the current one, which has been asked for before.
///
/// Each formatter, each calendar and each `formatted()` takes its locale from there. Foundation on Linux puts `en_001` into it,
/// whatever the environment says. The place has a name in what the Builder links, and is known by its content: where it is not
/// found nothing is written.
///
/// - Parameters:
///   - current: the two words of the `Locale` that is current.
///   - wanted: those of the one that shall be; it is kept for good.
/// - Returns: whether it is: not where Foundation keeps it elsewhere, or otherwise than this knows.
bool locale_cache_replace(const void *current, const void *wanted);

#endif
