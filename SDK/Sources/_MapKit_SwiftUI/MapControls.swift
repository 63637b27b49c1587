public import SwiftUI

// Buttons beside a map: none is drawn.

public nonisolated struct MapUserLocationButton: PrimitiveView { public init() {} }
public nonisolated struct MapCompass: PrimitiveView { public init() {} }
public nonisolated struct MapScaleView: PrimitiveView { public init() {} }
public nonisolated struct MapPitchToggle: PrimitiveView { public init() {} }

/// A button that goes up, of a map.
public nonisolated struct MapZoomStepper: PrimitiveView {
    public init(scope: Namespace.ID? = nil) {}
}

extension MapUserLocationButton { public init(scope: Namespace.ID) {} }
extension MapCompass { public init(scope: Namespace.ID) {} }
extension MapScaleView {
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
}
extension MapPitchToggle { public init(scope: Namespace.ID) {} }

nonisolated extension View {
    public func mapControls<Controls: View>(@ViewBuilder _ content: () -> Controls) -> some View { self }
    public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
    public func mapScope(_ scope: Namespace.ID) -> some View { self }
}
