import MapKit
import SwiftUI

// What maps and what stands on them find around them.

private struct MapStyleKey: EnvironmentKey { static var defaultValue: MapStyle { .standard } }
private struct MapCameraListenersKey: EnvironmentKey { static var defaultValue: [MapCameraListener] { [] } }
private struct MapBoxKey: EnvironmentKey { static var defaultValue: MapBox? { nil } }
private struct MapStrokeKey: EnvironmentKey { static var defaultValue: MapStroke? { nil } }
private struct MapLevelKey: EnvironmentKey { static var defaultValue: MKOverlayLevel { .aboveRoads } }
private struct MapTitlesKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    var mapStyle: MapStyle {
        get { self[MapStyleKey.self] }
        set { self[MapStyleKey.self] = newValue }
    }
    var mapCameraListeners: [MapCameraListener] {
        get { self[MapCameraListenersKey.self] }
        set { self[MapCameraListenersKey.self] = newValue }
    }
    /// Where a map is put for the reader around it.
    var mapBox: MapBox? {
        get { self[MapBoxKey.self] }
        set { self[MapBoxKey.self] = newValue }
    }
    var mapStroke: MapStroke? {
        get { self[MapStrokeKey.self] }
        set { self[MapStrokeKey.self] = newValue }
    }
    var mapLevel: MKOverlayLevel {
        get { self[MapLevelKey.self] }
        set { self[MapLevelKey.self] = newValue }
    }
    var mapTitles: Visibility {
        get { self[MapTitlesKey.self] }
        set { self[MapTitlesKey.self] = newValue }
    }
}

/// The line around what stands on a map.
struct MapStroke {
    /// nil for the colour of what stands on the map.
    let content: AnyShapeStyle?
    let style: StrokeStyle
}
