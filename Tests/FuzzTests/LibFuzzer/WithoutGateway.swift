import Foundation

extension FuzzTarget {
    /// The engine stands on packages, which are not built with sanitizers here: `FuzzTests` tries it.
    func http2(_ bytes: Data) throws { throw FuzzFinding("http2 is tried by FuzzTests alone") }
}
