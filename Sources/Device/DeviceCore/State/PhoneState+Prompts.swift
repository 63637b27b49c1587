package import NotificationModel

extension PhoneState {
    /// The most questions that wait at once.
    static let promptLimit = 16
    /// The longest sentence of an app that is shown, in characters.
    static let purposeLimit = 1_000

    /// Puts a question before the person; one that stands already is asked only once.
    ///
    /// - Throws: ``PhoneError``
    package mutating func ask(
        _ kind: RenderModel.Prompt.Kind,
        bundleID: String,
        purpose: String? = nil
    ) throws(PhoneError) -> String {
        let app = try app(bundleID)
        if let standing = prompts.first(where: { $0.bundleID == bundleID && $0.kind == kind }) { return standing.id }
        guard prompts.count < Self.promptLimit else { throw .unavailable("\(prompts.count) questions wait already") }
        let id = "p\(makeNumber())"
        let purpose = purpose.map { String($0.prefix(Self.purposeLimit)) }
        prompts.append(
            RenderModel.Prompt(id: id, bundleID: bundleID, appName: app.profile.name, kind: kind, purpose: purpose)
        )
        return id
    }

    /// Takes a question away, because it was answered or its app is gone.
    ///
    /// - Throws: ``PhoneError/notFound(_:)``
    package mutating func settle(prompt id: String) throws(PhoneError) -> RenderModel.Prompt {
        guard let index = prompts.firstIndex(where: { $0.id == id }) else { throw .notFound("no question “\(id)”") }
        return prompts.remove(at: index)
    }
}

extension PhoneState {
    /// The most categories that an app may register.
    static let categoryLimit = 1_000

    /// Registers an app's categories in place of those it had.
    ///
    /// - Throws: ``PhoneError``
    package mutating func set(_ categories: [NotificationCategory], bundleID: String) throws(PhoneError) {
        var app = try app(bundleID)
        guard categories.count <= Self.categoryLimit else {
            throw .invalid("\(categories.count) categories; at most \(Self.categoryLimit) are kept")
        }
        app.categories = Dictionary(categories.map { ($0.identifier, $0) }) { $1 }
        apps[bundleID] = app
    }

    /// What an app's wish for authorization leads to; the options are kept for the person's answer.
    ///
    /// - Throws: ``PhoneError``
    package mutating func requestAuthorization(
        _ options: AuthorizationOptions,
        bundleID: String
    ) throws(PhoneError) -> Authorization.Outcome {
        var app = try app(bundleID)
        let entitlements = app.profile.entitlements
        let outcome = Authorization.request(options, settings: &app.settings, entitlements: entitlements)
        if outcome == .ask, app.profile.askedOptions == nil { app.profile.askedOptions = options }
        apps[bundleID] = app
        return outcome
    }

    /// The person has answered an app's question.
    package mutating func answerAuthorization(allow: Bool, bundleID: String) {
        guard var app = apps[bundleID], app.settings.authorizationStatus == .notDetermined else { return }
        app.settings = Authorization.answered(
            allow: allow,
            app.profile.askedOptions ?? [],
            entitlements: app.profile.entitlements
        )
        apps[bundleID] = app
    }
}
