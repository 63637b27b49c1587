public import Foundation

// What Darwin's C library calls the times of a file, and from when Core Foundation counts.
extension stat {
    public var st_atimespec: timespec {
        get { st_atim }
        set { st_atim = newValue }
    }
    public var st_mtimespec: timespec {
        get { st_mtim }
        set { st_mtim = newValue }
    }
    public var st_ctimespec: timespec {
        get { st_ctim }
        set { st_ctim = newValue }
    }
}

/// Seconds between the first moments of 1970 and of 2001.
public let kCFAbsoluteTimeIntervalSince1970: Double = 978_307_200
/// Seconds between the first moments of 1904 and of 2001.
public let kCFAbsoluteTimeIntervalSince1904: Double = 3_061_152_000
