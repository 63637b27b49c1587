// How Core Foundation compares objects of Swift that it takes for none of anybody's.
#ifndef OBJECTEQUALITY_H
#define OBJECTEQUALITY_H

#include <stdbool.h>

/// Has Core Foundation ask Swift about objects whose class it cannot tell, in place of ending the process.
///
/// Foundation on Linux looks for an object's type in bits 8 to 17 behind its header. Its own classes have a number there;
/// in any other class these are of its first property, and where they are 0, as of the numbers 0 and 1.0, CFEqual calls what
/// compares “no type”, which ends the process. NSMutableAttributedString compares the attributes of ranges that meet.
///
/// - Returns: whether it does: not where Core Foundation is another than this knows.
bool object_equality_ask(unsigned char (*equal)(const void *, const void *), unsigned long (*hash)(const void *));

#endif
