import UIKit

@freestanding(expression)
public macro Spelled<T>(_ value: T) -> (T, String) = #externalMacro(module: "KitMacros", type: "SpelledMacro")

@attached(member, names: named(name))
public macro Named() = #externalMacro(module: "KitMacros", type: "NamedMacro")

@Named class Bell: NSObject {
    @objc func ring() {}
}

public func rung() -> String {
    let (sum, text) = #Spelled(1 + 2)
    return "\(Bell.name) \(sum) \(text) \(Bell().responds(to: #selector(Bell.ring)))"
}
