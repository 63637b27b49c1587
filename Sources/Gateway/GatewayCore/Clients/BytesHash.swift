/// A hash of bytes for one run of the process, taken at once: `Array` hashes its elements one by one.
enum BytesHash {
    static func of(_ bytes: ArraySlice<UInt8>) -> Int {
        var hasher = Hasher()
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }
}
