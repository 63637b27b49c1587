@_exported public import AuthorClasses
@_exported public import Foundation
