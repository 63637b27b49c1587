import Foundation

#if os(Linux)
import OpenUserNotifications
#else
import UserNotifications
#endif

// The parts of a delivery besides its media; they run side by side, each puts its result into the draft.
extension RichPushDelivery {
    /// The notification is one of a person at once, and has their picture as soon as it has come.
    func addSender(to group: inout TaskGroup<Void>, _ loader: MediaLoader, _ payload: PayloadCopy) {
        guard let rule = configuration.changes.sender, let sender = MessageSender(rule, in: payload.value) else {
            return
        }
        draft.setSender(sender, picture: nil)
        guard let address = sender.picture else { return }
        guard let url = MediaWish.webAddress(address)
        else { return draft.note("sender: \"\(address.prefix(200))\" is not an http address") }
        group.addTask { [self] in
            do {
                let file = try await loader.load(MediaWish(url: url, typeHint: nil), name: "sender")
                defer { try? FileManager.default.removeItem(at: file.url) }
                guard file.format.kind == .image
                else { return draft.note("sender: \(url) is not a picture") }
                draft.setSender(sender, picture: try Data(contentsOf: file.url))
            } catch {
                draft.note("sender: \(error)")
            }
        }
    }

    func speak(_ loader: MediaLoader, _ payload: PayloadCopy) async {
        guard let voice = configuration.voice else { return }
        do throws(SoundError) {
            guard let sentence = try PaymentSentence(voice, in: payload.value) else { return }
            let announcer = PaymentAnnouncer(voice: voice, loader: loader, now: now)
            let outcome = await announcer.announce(sentence, userInfo: payload) { draft.note($0) }
            await perform(outcome)
        } catch {
            draft.note("voice: \(error)")
        }
    }

    private func perform(_ outcome: PaymentAnnouncer.Outcome?) async {
        switch outcome {
        case nil: break
        case .sound(let name):
            draft.change { $0.sound = UNNotificationSound(named: UNNotificationSoundName(rawValue: name)) }
        case .said:
            draft.change { $0.sound = nil }
        case .chain(let links):
            guard !draft.isDelivered else { return }
            draft.change { $0.sound = nil }
            for (index, link) in links.enumerated() {
                if let problem = await center.addSound(link, "\(identifier).voice.\(index)") { draft.note(problem) }
            }
        }
    }

    func registerButtons(_ payload: PayloadCopy) async {
        guard let path = configuration.changes.buttons else { return }
        let buttons = PayloadButton.find(path, in: payload.value)
        guard !buttons.isEmpty, let wanted = draft.change(\.categoryIdentifier) else { return }
        let name = await center.register(ButtonCategory(buttons: buttons), wanted)
        draft.change { $0.categoryIdentifier = name }
    }

    func sendReceipt(_ payload: PayloadCopy) async {
        guard let receipt = configuration.receipt else { return }
        let body = receipt.body(identifier: identifier, receivedAt: now, userInfo: payload.value)
        if let problem = await ReceiptSender(receipt: receipt, clock: clock).send(body) { draft.note(problem) }
    }
}
