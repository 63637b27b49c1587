// Brought along, as by Apple's.
@_exported public import UIKit
@_exported public import UniformTypeIdentifiers
