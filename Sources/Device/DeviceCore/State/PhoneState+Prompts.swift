extension PhoneState {
    /// The most questions that wait at once.
    static let promptLimit = 16

    /// Puts a question before the person; one that stands already is asked only once.
    ///
    /// - Throws: ``PhoneError``
    public mutating func ask(_ kind: RenderModel.Prompt.Kind, bundleID: String) throws(PhoneError) -> String {
        let app = try app(bundleID)
        if let standing = prompts.first(where: { $0.bundleID == bundleID && $0.kind == kind }) { return standing.id }
        guard prompts.count < Self.promptLimit else { throw .unavailable("\(prompts.count) questions wait already") }
        let id = "p\(makeNumber())"
        prompts.append(RenderModel.Prompt(id: id, bundleID: bundleID, appName: app.profile.name, kind: kind))
        return id
    }

    /// Takes a question away, because it was answered or its app is gone.
    ///
    /// - Throws: ``PhoneError/notFound(_:)``
    public mutating func settle(prompt id: String) throws(PhoneError) -> RenderModel.Prompt {
        guard let index = prompts.firstIndex(where: { $0.id == id }) else { throw .notFound("no question “\(id)”") }
        return prompts.remove(at: index)
    }
}
