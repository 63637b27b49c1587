// Brought along, as by Apple's.
@_exported public import Foundation
