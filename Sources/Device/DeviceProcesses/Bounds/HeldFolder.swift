package import UntrustedFiles

/// A folder that stays the same one, wherever it is moved.
package struct HeldFolder: Hashable, Sendable {
    package let folder: UntrustedFolder

    package init(_ folder: UntrustedFolder) { self.folder = folder }

    package static func == (one: Self, other: Self) -> Bool { one.folder === other.folder }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(folder)) }
}
