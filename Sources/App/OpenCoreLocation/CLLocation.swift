public import Foundation

extension CLLocationCoordinate2D {
    /// Metres on the great circle, on a sphere of the earth's mean radius.
    func distance(to other: CLLocationCoordinate2D) -> CLLocationDistance {
        let meanEarthRadius = 6_371_008.8
        let (from, to) = (latitude * .pi / 180, other.latitude * .pi / 180)
        let turn = (other.longitude - longitude) * .pi / 180
        let chord = pow(sin((to - from) / 2), 2) + cos(from) * cos(to) * pow(sin(turn / 2), 2)
        return 2 * meanEarthRadius * asin(min(1, chord.squareRoot()))
    }
}

/// A place, and when somebody was there.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // @unchecked: every stored property is constant.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// Metres that the place may be off; negative where it is not known.
    public let horizontalAccuracy: CLLocationDistance
    /// Metres that the altitude may be off; negative where it is not known.
    public let verticalAccuracy: CLLocationDistance
    public let timestamp: Date
    /// Degrees from north to where it moved; negative where it is not known.
    public let course: CLLocationDirection
    /// Degrees that the course may be off; negative where it is not known.
    public let courseAccuracy: CLLocationDirectionAccuracy
    /// Metres a second; negative where it is not known.
    public let speed: CLLocationSpeed
    /// Metres a second that the speed may be off; negative where it is not known.
    public let speedAccuracy: CLLocationSpeedAccuracy
    /// Where it came from; nil of a place that an app made without a word of it.
    public let sourceInformation: CLLocationSourceInformation?
    /// Which floor of a building: it is never known.
    open var floor: CLFloor? { nil }
    /// Metres above the ellipsoid: what is known above the sea.
    open var ellipsoidalAltitude: CLLocationDistance { altitude }

    public init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationDistance,
        verticalAccuracy: CLLocationDistance,
        course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed,
        speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date,
        sourceInfo: CLLocationSourceInformation?
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.timestamp = timestamp
        self.course = course
        self.courseAccuracy = courseAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        sourceInformation = sourceInfo
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationDistance,
        verticalAccuracy: CLLocationDistance,
        course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed,
        speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate,
            altitude: altitude,
            horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy,
            course: course,
            courseAccuracy: courseAccuracy,
            speed: speed,
            speedAccuracy: speedAccuracy,
            timestamp: timestamp,
            sourceInfo: nil
        )
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationDistance,
        verticalAccuracy vAccuracy: CLLocationDistance,
        course: CLLocationDirection,
        speed: CLLocationSpeed,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate,
            altitude: altitude,
            horizontalAccuracy: hAccuracy,
            verticalAccuracy: vAccuracy,
            course: course,
            courseAccuracy: -1,
            speed: speed,
            speedAccuracy: -1,
            timestamp: timestamp
        )
    }

    /// A place of something that does not move, as far as is known.
    public convenience init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationDistance,
        verticalAccuracy: CLLocationDistance,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate,
            altitude: altitude,
            horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy,
            course: -1,
            speed: -1,
            timestamp: timestamp
        )
    }

    /// The point where the prime meridian crosses the equator, as an empty location is.
    public override convenience init() { self.init(latitude: 0, longitude: 0) }

    /// A place of which no more is known.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            altitude: 0,
            horizontalAccuracy: 0,
            verticalAccuracy: -1,
            timestamp: Date()
        )
    }

    public required init?(coder: NSCoder) {
        func number(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
        guard coder.containsValue(forKey: CodingKey.latitude), coder.containsValue(forKey: CodingKey.longitude) else {
            return nil
        }
        coordinate = CLLocationCoordinate2D(
            latitude: number(CodingKey.latitude),
            longitude: number(CodingKey.longitude)
        )
        (altitude, timestamp) = (
            number(CodingKey.altitude), Date(timeIntervalSinceReferenceDate: number(CodingKey.timestamp))
        )
        (horizontalAccuracy, verticalAccuracy) = (
            number(CodingKey.horizontalAccuracy), number(CodingKey.verticalAccuracy)
        )
        (course, courseAccuracy) = (number(CodingKey.course), number(CodingKey.courseAccuracy))
        (speed, speedAccuracy) = (number(CodingKey.speed), number(CodingKey.speedAccuracy))
        sourceInformation = nil
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(coordinate.latitude, forKey: CodingKey.latitude)
        coder.encode(coordinate.longitude, forKey: CodingKey.longitude)
        coder.encode(altitude, forKey: CodingKey.altitude)
        coder.encode(horizontalAccuracy, forKey: CodingKey.horizontalAccuracy)
        coder.encode(verticalAccuracy, forKey: CodingKey.verticalAccuracy)
        coder.encode(course, forKey: CodingKey.course)
        coder.encode(courseAccuracy, forKey: CodingKey.courseAccuracy)
        coder.encode(speed, forKey: CodingKey.speed)
        coder.encode(speedAccuracy, forKey: CodingKey.speedAccuracy)
        coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: CodingKey.timestamp)
    }

    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Metres to another place, on the great circle.
    open func distance(from location: CLLocation) -> CLLocationDistance { coordinate.distance(to: location.coordinate) }
}
