import AppLink
import DeviceApps
import DeviceContext
import DeviceCore
import DeviceLink
import NotificationModel

/// Opens URLs for apps and extensions: in the app whose own the scheme is, or as a web page.
struct URLOpening: Sendable {
    let context: DeviceContext
    let foreground: ForegroundApp
    let prompts: Prompts

    /// What opens a URL; a line on the journey says so.
    func opener(of address: String, for bundleID: String, journeyID: String?) -> URLOpener {
        let opener = context.phone.read { $0.opener(of: address, for: bundleID) }
        if let journeyID { context.journeys.note(journeyID, .answered, opener.sentence(address), rule: .openURL) }
        return opener
    }

    /// Brings what opens the URL to the front; the open card is closed. A locked phone asks the person first.
    func go(_ address: String, to opener: URLOpener, asking bundleID: String, journeyID: String?) async {
        do {
            if case .nobody = opener { return }
            if context.phone.read(\.isLocked) {
                guard try await prompts.ask(.unlock, bundleID: bundleID) else {
                    if let journeyID {
                        context.journeys.note(journeyID, .answered, "The phone stays locked: it is not opened")
                    }
                    return
                }
            }
            context.phone.attempt("closing the card") { $0.collapse() }
            switch opener {
            case .browser: try await foreground.show(.browser(url: address))
            case .app(let target):
                let app = try await foreground.bring(target, journeyID: journeyID, url: address)
                if let journeyID { foreground.apps.setJourney(journeyID, of: target) }
                _ = try await withDeadline(context.clock, seconds: context.limits.response) {
                    try await app.call(.openURL(address))
                }
            case .nobody: break
            }
        } catch {
            if let journeyID { context.journeys.note(journeyID, .discarded, "It cannot be opened: \(error)") }
        }
    }
}

extension URLOpener {
    fileprivate func sentence(_ address: String) -> String {
        let url = "“\(address.prefix(300))”"
        return switch self {
        case .browser: "It asks to open \(url): a web page, which a phone would show in its browser"
        case .app(let bundleID): "It asks to open \(url): \(bundleID) opens it"
        case .nobody(let why): "It asks to open \(url): nothing opens it, \(why)"
        }
    }
}
