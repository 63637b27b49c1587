import ProviderAPI

/// The fields of a request that the provider API gives a meaning, found in one pass.
struct PushFields {
    private(set) var authorization: String?
    private(set) var topic: String?
    private(set) var pushType: String?
    private(set) var id: String?
    private(set) var expiration: String?
    private(set) var priority: String?
    private(set) var collapseID: String?
    /// The first field that came twice though it may come once.
    private(set) var duplicate: String?

    init(_ fields: [ProviderRequest.Field]) {
        for field in fields {
            switch field.name {
            case ProviderField.authorization: set(\.authorization, field)
            case ProviderField.topic: set(\.topic, field)
            case ProviderField.pushType: set(\.pushType, field)
            case ProviderField.id: set(\.id, field)
            case ProviderField.expiration: set(\.expiration, field)
            case ProviderField.priority: set(\.priority, field)
            case ProviderField.collapseID: set(\.collapseID, field)
            default: break
            }
        }
    }

    private mutating func set(_ path: WritableKeyPath<PushFields, String?>, _ field: ProviderRequest.Field) {
        if self[keyPath: path] == nil {
            self[keyPath: path] = field.value
        } else if duplicate == nil {
            duplicate = field.name
        }
    }
}
