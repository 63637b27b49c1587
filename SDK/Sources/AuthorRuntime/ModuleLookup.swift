/// The tables of the module that a class is of: its `__AuthorTables`, found by its mangled name; nil if it has none.
func moduleTables(of type: AnyClass) -> (any ModuleTables.Type)? {
    guard let module = mangledModule(of: type) else { return nil }
    return _typeByName("\(module)14__AuthorTablesO") as? any ModuleTables.Type
}

/// The module's name as the mangled names of its types begin: a length and the name. (The class's own mangled name may
/// have shortened it by words that the two share.)
private func mangledModule(of type: AnyClass) -> String? {
    if let name = _mangledTypeName(type), let module = mangledUnicodeModule(name) { return String(module) }
    var name = Substring(_typeName(type))
    let inExtension = "(extension in "
    if name.hasPrefix(inExtension) { name = name.dropFirst(inExtension.count).prefix { $0 != ")" } }
    let module = name.prefix { $0 != "." }
    return module.isEmpty ? nil : "\(module.utf8.count)\(module)"
}

/// The beginning of a mangled name that is a module outside of ASCII: `00`, a length, and that many bytes of punycode,
/// which an underscore keeps apart from the length where they begin with a digit or an underscore.
private func mangledUnicodeModule(_ name: String) -> Substring? {
    guard name.hasPrefix("00") else { return nil }
    let digits = name.dropFirst(2).prefix(4).prefix { $0.isNumber }
    guard let length = Int(digits) else { return nil }
    let start = 2 + digits.count
    let underscore = name.dropFirst(start).first == "_" ? 1 : 0
    return name.prefix(start + underscore + length)
}
