import Foundation

/// Those that what is dragged is over, and what they would do with it.
@MainActor
final class DropTargets {
    private let session: OfferedItems
    /// The one that has it now.
    private(set) var current: UIDropInteraction?
    private var proposal: UIDropProposal?
    /// What those under the finger said when it came over them.
    private var answers: [ObjectIdentifier: Bool] = [:]
    /// All that it was over, in that order.
    private var entered: [UIDropInteraction] = []

    init(_ session: OfferedItems) { self.session = session }

    /// What would become of it if it were dropped now.
    var operation: UIDropOperation {
        guard let proposal else { return .cancel }
        return proposal.operation == .move && !session.allowsMoveOperation ? .cancel : proposal.operation
    }

    /// The finger is over a view.
    func move(over view: UIView?) {
        let under = Self.interactions(from: view)
        let seen = Set(under.map { ObjectIdentifier($0) })
        answers = answers.filter { seen.contains($0.key) }
        let next = under.first(where: canHandle)
        if next !== current {
            leave()
            enter(next)
        }
        guard let current else { return }
        proposal = current.delegate?.dropInteraction(current, sessionDidUpdate: session)
    }

    /// It is over nothing now.
    func leave() {
        guard let left = current else { return }
        (current, proposal) = (nil, nil)
        left.delegate?.dropInteraction(left, sessionDidExit: session)
    }

    /// The finger has left the screen.
    func end() {
        for each in entered { each.delegate?.dropInteraction(each, sessionDidEnd: session) }
        entered = []
    }

    private func enter(_ interaction: UIDropInteraction?) {
        guard let interaction else { return }
        current = interaction
        if !entered.contains(where: { $0 === interaction }) { entered.append(interaction) }
        interaction.delegate?.dropInteraction(interaction, sessionDidEnter: session)
    }

    private func canHandle(_ interaction: UIDropInteraction) -> Bool {
        if let known = answers[ObjectIdentifier(interaction)] { return known }
        let answer = interaction.delegate?.dropInteraction(interaction, canHandle: session) ?? false
        answers[ObjectIdentifier(interaction)] = answer
        return answer
    }

    /// The innermost first.
    private static func interactions(from view: UIView?) -> [UIDropInteraction] {
        var found: [UIDropInteraction] = []
        var each = view
        while let view = each {
            found += view.interactions.compactMap { $0 as? UIDropInteraction }
            each = view.superview
        }
        return found
    }
}
