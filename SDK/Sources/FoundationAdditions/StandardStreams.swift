@preconcurrency public import CDispatch
@preconcurrency import Glibc

// The streams of the C library, which Darwin's Swift module has as computed properties: reading one is no use of shared
// state, as it is with glibc's variables.

/// As glibc's Swift module has them.
public enum StandardStreams {
    public static var stdin: UnsafeMutablePointer<FILE>! { Glibc.stdin }
    public static var stdout: UnsafeMutablePointer<FILE>! { Glibc.stdout }
    public static var stderr: UnsafeMutablePointer<FILE>! { Glibc.stderr }
}

/// As Darwin's has them.
public enum DarwinStreams {
    public static var stdin: UnsafeMutablePointer<FILE> { Glibc.stdin }
    public static var stdout: UnsafeMutablePointer<FILE> { Glibc.stdout }
    public static var stderr: UnsafeMutablePointer<FILE> { Glibc.stderr }
}
