// Apple's Security brings Foundation's types into view with it.
@_exported public import Foundation
