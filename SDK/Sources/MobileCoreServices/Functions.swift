public import Foundation
public import FoundationAdditions
import UniformTypeIdentifiers

/// The type of a file extension or a MIME type; nil when none is declared.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString,
    _ inTag: CFString,
    _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
    let tag = inTag.substring(from: 0)
    let supertype = inConformingToUTI.flatMap { UTType($0.substring(from: 0)) } ?? .data
    let type =
        inTagClass == kUTTagClassMIMEType
        ? UTType(mimeType: tag, conformingTo: supertype) : UTType(filenameExtension: tag, conformingTo: supertype)
    return type.map { Unmanaged.passRetained(NSString(string: $0.identifier)) }
}

/// The file extension or MIME type of a type.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
    let type = UTType(inUTI.substring(from: 0))
    let tag = inTagClass == kUTTagClassMIMEType ? type?.preferredMIMEType : type?.preferredFilenameExtension
    return tag.map { Unmanaged.passRetained(NSString(string: $0)) }
}

/// Whether a type is another, or a kind of it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    guard let type = UTType(inUTI.substring(from: 0)), let other = UTType(inConformsToUTI.substring(from: 0))
    else { return false }
    return type.conforms(to: other)
}
