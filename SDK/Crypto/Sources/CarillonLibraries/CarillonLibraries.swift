// Carillon's own libraries that an extension may import beside Apple's modules; they are linked only when it does.
@_exported public import RichPush
