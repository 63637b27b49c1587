extension String {
    /// What stands between blanks and signs, as names do; also in comments and in literals.
    var words: Set<Substring> { Set(utf8.split { !isWordByte($0) }.map(Substring.init)) }
}

private func isWordByte(_ byte: UInt8) -> Bool {
    switch UnicodeScalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: byte >= 0x80
    }
}
