public import Foundation
public import UIKit

/// Where a scene comes from.
public enum SKTransitionDirection: Int, Sendable { case up = 0, down, right, left }

/// How a scene gives way to another; they are exchanged at once.
open class SKTransition: NSObject {
    open var pausesIncomingScene = true
    open var pausesOutgoingScene = true
    public override init() {}
    public class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    public class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    public class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition() }
    public class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    public class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    public class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition()
    }
    public class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition()
    }
    public class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition()
    }
    public class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    public class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    public class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    public class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    public class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
}
