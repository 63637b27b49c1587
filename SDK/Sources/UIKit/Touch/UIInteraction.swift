/// Something that a view can do with a person's fingers.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

/// What an interaction that is kept and never begun needs no more than.
extension UIInteraction {
    public var view: UIView? { nil }
    public func willMove(to view: UIView?) {}
    public func didMove(to view: UIView?) {}
}

extension UIView {
    func take(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }

    func giveBack(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
