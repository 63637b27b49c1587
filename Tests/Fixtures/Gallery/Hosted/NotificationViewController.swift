import MapKit
import SwiftUI
import UIKit
import UserNotifications
import UserNotificationsUI

struct ScoreView: View {
    let home: String
    let guest: String
    @State private var isFavourite = false

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Image(systemName: "sportscourt")
                Text("\(home) – \(guest)")
                    .font(.headline)
                    .foregroundColor(.primary)
                Spacer()
                if isFavourite {
                    Text("★").foregroundStyle(.yellow)
                }
            }
            .padding(.horizontal, 16)
            Button("Favourite") { isFavourite.toggle() }
                .buttonStyle(.borderedProminent)
            ForEach(0..<3) { index in
                Text("Set \(index + 1)")
            }
        }
        .padding()
        .background(Color.blue.opacity(0.1))
        .frame(maxWidth: .infinity, minHeight: 100)
        .cornerRadius(12)
    }
}

class NotificationViewController: UIViewController, UNNotificationContentExtension {
    private let mapView = MKMapView()
    private var hosting: UIHostingController<ScoreView>?

    override func viewDidLoad() {
        super.viewDidLoad()
        mapView.frame = CGRect(x: 0, y: 120, width: view.bounds.width, height: 120)
        mapView.autoresizingMask = .flexibleWidth
        view.addSubview(mapView)
    }

    func didReceive(_ notification: UNNotification) {
        let controller = UIHostingController(rootView: ScoreView(home: "Reds", guest: "Blues"))
        addChild(controller)
        controller.view.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 110)
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
        hosting = controller
        let place = CLLocationCoordinate2D(latitude: 47.3769, longitude: 8.5417)
        mapView.setRegion(
            MKCoordinateRegion(center: place, latitudinalMeters: 500, longitudinalMeters: 500),
            animated: false
        )
        let pin = MKPointAnnotation()
        pin.coordinate = place
        pin.title = "Stadium"
        mapView.addAnnotation(pin)
    }
}
