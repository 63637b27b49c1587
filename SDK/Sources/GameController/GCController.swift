@_exported public import Foundation

/// A controller for games; none is ever connected.
open class GCController: NSObject {
    override init() {}
    open class func controllers() -> [GCController] { [] }
    open class var current: GCController? { nil }
    /// Kept: no controller is heard, in the background or not. Nothing here reads it; apps set it once, at their start.
    nonisolated(unsafe) public static var shouldMonitorBackgroundEvents = false
    open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) { completionHandler?() }
    open class func stopWirelessControllerDiscovery() {}
    open var vendorName: String? { nil }
    open var productCategory: String { "" }
    open var isAttachedToDevice: Bool { false }
    open var playerIndex = GCControllerPlayerIndex.indexUnset
    open var extendedGamepad: GCExtendedGamepad? { nil }
    open var microGamepad: GCMicroGamepad? { nil }
    open var controllerPausedHandler: ((GCController) -> Void)?
}

/// Whose it is.
public enum GCControllerPlayerIndex: Int, Sendable { case indexUnset = -1, index1, index2, index3, index4 }

/// A part of a controller.
open class GCControllerElement: NSObject { override init() {} }
/// A button.
open class GCControllerButtonInput: GCControllerElement {
    open var isPressed: Bool { false }
    open var value: Float { 0 }
    open var valueChangedHandler: ((GCControllerButtonInput, Float, Bool) -> Void)?
    open var pressedChangedHandler: ((GCControllerButtonInput, Float, Bool) -> Void)?
}
/// A way.
open class GCControllerAxisInput: GCControllerElement {
    open var value: Float { 0 }
}
/// Two ways.
open class GCControllerDirectionPad: GCControllerElement {
    public let xAxis = GCControllerAxisInput(), yAxis = GCControllerAxisInput()
    public let up = GCControllerButtonInput(), down = GCControllerButtonInput()
    public let left = GCControllerButtonInput(), right = GCControllerButtonInput()
    open var valueChangedHandler: ((GCControllerDirectionPad, Float, Float) -> Void)?
}
/// A pad with sticks.
open class GCExtendedGamepad: NSObject {
    override init() {}
    public let dpad = GCControllerDirectionPad(), leftThumbstick = GCControllerDirectionPad()
    public let rightThumbstick = GCControllerDirectionPad()
    public let buttonA = GCControllerButtonInput(), buttonB = GCControllerButtonInput()
    public let buttonX = GCControllerButtonInput(), buttonY = GCControllerButtonInput()
    public let leftShoulder = GCControllerButtonInput(), rightShoulder = GCControllerButtonInput()
    public let leftTrigger = GCControllerButtonInput(), rightTrigger = GCControllerButtonInput()
    public let buttonMenu = GCControllerButtonInput()
    open var buttonOptions: GCControllerButtonInput? { nil }
    open var buttonHome: GCControllerButtonInput? { nil }
    open var leftThumbstickButton: GCControllerButtonInput? { nil }
    open var rightThumbstickButton: GCControllerButtonInput? { nil }
    open var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)?
}
/// A small pad.
open class GCMicroGamepad: NSObject {
    override init() {}
    public let dpad = GCControllerDirectionPad()
    public let buttonA = GCControllerButtonInput(), buttonX = GCControllerButtonInput()
    public let buttonMenu = GCControllerButtonInput()
    open var reportsAbsoluteDpadValues = false
    open var allowsRotation = false
    open var valueChangedHandler: ((GCMicroGamepad, GCControllerElement) -> Void)?
}

extension Notification.Name {
    public static let GCControllerDidConnect = Notification.Name("GCControllerDidConnectNotification")
    public static let GCControllerDidDisconnect = Notification.Name("GCControllerDidDisconnectNotification")
}
