public import UIKit

/// What a button for the place shows.
public enum CLLocationButtonIcon: Int, Sendable { case none = 0, arrowFilled, arrowOutline }

/// What it says.
public enum CLLocationButtonLabel: Int, Sendable {
    case none = 0, currentLocation, sendCurrentLocation, sendMyCurrentLocation, shareCurrentLocation
    case shareMyCurrentLocation
}

/// A button that allows the place once (CoreLocationUI). It is drawn with its words; no place is known here.
open class CLLocationButton: UIControl {
    open var icon = CLLocationButtonIcon.none
    open var label = CLLocationButtonLabel.none
    open var fontSize: CGFloat = 17
    open var cornerRadius: CGFloat = 0
}
