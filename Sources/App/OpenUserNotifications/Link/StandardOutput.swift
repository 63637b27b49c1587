// stdout is a mutable global of the C library; it is read here, once, before any author code runs.
@preconcurrency import Glibc

/// How the process writes its standard output.
@_spi(Carillon)
public enum StandardOutput {
    /// Writes at every line's end, so that the device sees what an author prints when it is printed.
    public static func writeByLine() {
        setvbuf(stdout, nil, _IOLBF, 0)
    }
}
