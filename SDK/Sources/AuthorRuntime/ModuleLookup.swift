/// The tables of the module that a class is of: its `__AuthorTables`, found by its mangled name; nil if it has none.
func moduleTables(of type: AnyClass) -> (any ModuleTables.Type)? {
    guard let name = _mangledTypeName(type), let module = mangledModule(name) else { return nil }
    return _typeByName("\(module)14__AuthorTablesO") as? any ModuleTables.Type
}

/// The module, which a mangled type name begins with: a length and that many bytes, after `00` if they are punycode.
/// Nil for a type of the standard library or of C.
func mangledModule(_ name: String) -> Substring? {
    let bytes = Array(name.utf8)
    var end = bytes.starts(with: Array("00".utf8)) ? 2 : 0
    var length = 0
    while end < bytes.count, let digit = Character(UnicodeScalar(bytes[end])).wholeNumberValue, length < 1 << 10 {
        length = length * 10 + digit
        end += 1
    }
    guard length > 0, end + length <= bytes.count else { return nil }
    return name.prefix(end + length)
}
