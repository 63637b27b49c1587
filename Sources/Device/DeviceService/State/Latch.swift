/// Opens once; whoever waits before or comes after passes.
final class Latch: Sendable {
    private let gate = Places(0)

    func open() { gate.giveBack() }

    func wait() async {
        await gate.take()
        gate.giveBack()
    }
}
