import CoreLocation
import UIKit
import UserNotifications

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = WhereaboutsController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// Says each thing that its location manager tells it, the newest last.
class WhereaboutsController: UIViewController, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private let said = UILabel()
    private let monitored = UILabel()
    private var lines: [String] = [] {
        didSet { said.text = lines.joined(separator: "\n") }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        said.numberOfLines = 0
        said.accessibilityIdentifier = "said"
        monitored.accessibilityIdentifier = "monitored"
        let stack = UIStackView(arrangedSubviews: [said, monitored])
        for (title, act) in [
            ("In use", #selector(inUse)), ("Always", #selector(always)), ("Watch", #selector(watch)),
            ("Remind", #selector(remind)),
        ] {
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.addTarget(self, action: act, for: .touchUpInside)
            stack.addArrangedSubview(button)
        }
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
        manager.delegate = self
        Task {
            for try await update in CLLocationUpdate.liveUpdates() {
                guard let place = update.location?.coordinate else { continue }
                lines.append("live \(place.latitude)")
            }
        }
        Task {
            let monitor = await CLMonitor("home")
            let circle = CLMonitor.CircularGeographicCondition(center: home.center, radius: home.radius)
            await monitor.add(circle, identifier: "home")
            for try await event in await monitor.events {
                monitored.text = "\(event.identifier) \(event.state == .satisfied)"
            }
        }
    }

    private var home: CLCircularRegion {
        CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 48.2, longitude: 16.4),
            radius: 500,
            identifier: "home"
        )
    }

    @objc private func inUse() { manager.requestWhenInUseAuthorization() }
    @objc private func always() { manager.requestAlwaysAuthorization() }
    @objc private func watch() {
        manager.startUpdatingLocation()
        manager.startMonitoring(for: home)
    }

    @objc private func remind() {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
        let content = UNMutableNotificationContent()
        content.title = "You are home"
        let trigger = UNLocationNotificationTrigger(region: home, repeats: true)
        UNUserNotificationCenter.current().add(
            UNNotificationRequest(identifier: "home", content: content, trigger: trigger)
        )
    }

    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        lines.append("status \(status.rawValue)")
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let place = locations.last?.coordinate else { return }
        lines.append("at \(place.latitude) \(place.longitude)")
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        lines.append("failed \((error as NSError).domain) \((error as? CLError)?.code.rawValue ?? -1)")
    }

    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        lines.append("entered \(region.identifier)")
    }

    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        lines.append("left \(region.identifier)")
    }
}
