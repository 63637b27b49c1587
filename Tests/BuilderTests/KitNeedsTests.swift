import Foundation
import Testing

/// What apps' packages of views use of the frameworks: built untouched and run.
@Suite(.serialized, .timeLimit(.minutes(10))) struct KitNeedsTests {
    @Test("A distance between places is a length, corners follow their container, and a watched property is published")
    func distancesCornersAndPublishers() async throws {
        let lines = try await output(
            of: #"""
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
                let card = UIView(), tail = UIView()
                for view in [card, tail] {
                    view.translatesAutoresizingMaskIntoConstraints = false
                    root.addSubview(view)
                }
                NSLayoutConstraint.activate([
                    card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                    card.widthAnchor.constraint(equalToConstant: 60),
                    card.topAnchor.constraint(equalTo: root.topAnchor),
                    card.heightAnchor.constraint(equalToConstant: 30),
                    // As far behind the card as the card is from the edge, twice as wide as that.
                    card.trailingAnchor.anchorWithOffset(to: tail.leadingAnchor)
                        .constraint(equalTo: root.leadingAnchor.anchorWithOffset(to: card.leadingAnchor)),
                    tail.widthAnchor.constraint(
                        equalTo: root.leadingAnchor.anchorWithOffset(to: card.leadingAnchor), multiplier: 2),
                    root.topAnchor.anchorWithOffset(to: tail.topAnchor).constraint(equalToConstant: 15),
                    tail.bottomAnchor.constraint(equalTo: root.bottomAnchor),
                ])
                root.layoutIfNeeded()
                print(card.frame, tail.frame)

                if #available(iOS 26.0, *) {
                    root.cornerConfiguration = .corners(radius: 30)
                    tail.cornerConfiguration = .uniformTopRadius(.fixed(8))
                    card.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 5))
                    print(tail.effectiveRadius(corner: .topLeft), tail.effectiveRadius(corner: .bottomLeft))
                    print(card.effectiveRadius(corner: .topLeft), card.effectiveRadius(corner: .bottomRight))
                    card.cornerConfiguration = .capsule()
                    print(card.effectiveRadius(corner: .topLeft))
                }

                var centers: [CGPoint] = []
                let watching = card.publisher(for: \.center).sink { centers.append($0) }
                card.center = CGPoint(x: 1, y: 2)
                watching.cancel()
                card.center = .zero
                print(centers.count, centers.last ?? .zero)

                print(UIImageView.instancesRespond(to: #selector(CALayerDelegate.display(_:))))
                let options = MKMapSnapshotter.Options()
                options.pointOfInterestFilter = .excludingAll
                print(options.pointOfInterestFilter != nil)
                exit(0)
                """#,
            declarations: "import Combine"
        )
        #expect(
            lines == [
                "(20.0, 0.0, 60.0, 30.0) (100.0, 15.0, 40.0, 85.0)", "8.0 0.0", "10.0 5.0", "15.0", "2 (1.0, 2.0)",
                "false",
                "true",
            ]
        )
    }
}
