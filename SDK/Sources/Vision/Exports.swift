// Brought along, as by Apple's.
@_exported public import CoreImage
@_exported public import CoreML
@_exported public import CoreMedia
@_exported public import Foundation
