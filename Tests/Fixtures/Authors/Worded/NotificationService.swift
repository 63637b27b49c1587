import Foundation
import NaturalLanguage
import UserNotifications

enum OrderError: Error {
    case lost
}

/// Says when a parcel comes, in the words of whoever reads it.
final class NotificationService: UNNotificationServiceExtension {
    private static let relative: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .none
        formatter.doesRelativeDateFormatting = true
        return formatter
    }()

    override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        guard let content = request.content.mutableCopy() as? UNMutableNotificationContent else { return }
        UserDefaults.standard.register(defaults: ["greets": true, "size": CGFloat(1.5)])
        let day = Calendar.current.date(byAdding: .day, value: 1, to: Date())!
        content.title = NSLocalizedString("order.shipped", comment: "")
        content.subtitle = Self.relative.string(from: day)
        content.body = words(content.body)
        print("locale", Locale.current.identifier, Locale.preferredLanguages.first ?? "none")
        print("written", written(Date(timeIntervalSince1970: 1_767_787_200)))
        report(content.userInfo)
        print("strings", String(localized: "order.shipped"), Bundle.main.localizedString(forKey: "order.only", value: nil, table: nil))
        let parcels = [1, 3].map { String(localized: "\($0) parcels", table: "Parcels") }
        let stops = [1, 2].map { String.localizedStringWithFormat(NSLocalizedString("stops", comment: ""), $0) }
        print("plurals", parcels, stops, String(format: NSLocalizedString("stops", comment: ""), 5))
        print("defaults", UserDefaults.standard.bool(forKey: "greets"), UserDefaults.standard.double(forKey: "size"))
        print("system", ProcessInfo.processInfo.isOperatingSystemAtLeast(.init(majorVersion: 17, minorVersion: 0, patchVersion: 0)))
        print("format", String(format: "%@ %d", NSNumber(value: true), 2))
        contentHandler(content)
    }

    private func report(_ info: [AnyHashable: Any]) {
        do {
            _ = try Data(contentsOf: URL(fileURLWithPath: "/nowhere/list.txt"))
        } catch {
            print("file", error.localizedDescription)
        }
        do {
            throw OrderError.lost
        } catch let error as NSError {
            print("own", error.localizedDescription)
        }
        print("closed", load("http://127.0.0.1:9/"))
        if let address = info["page"] as? String, let url = URL(string: address) {
            print("page", (try? String(contentsOf: url)) ?? "none")
        }
        RunLoop.current.add(Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.remind() }, forMode: .default)
        perform(#selector(remind), with: nil, afterDelay: 60)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
        print("reminders", reminders)
    }

    private var reminders = 0

    @objc private func remind() { reminders += 1 }

    private func load(_ address: String) -> String {
        let done = DispatchSemaphore(value: 0)
        var text = ""
        URLSession.shared.dataTask(with: URL(string: address)!) { _, _, error in
            text = error?.localizedDescription ?? "none"
            done.signal()
        }.resume()
        done.wait()
        return text
    }

    private func written(_ day: Date) -> String {
        let date = DateFormatter()
        date.dateStyle = .full
        let price = NumberFormatter()
        price.numberStyle = .currency
        return [
            date.string(from: day), day.formatted(date: .abbreviated, time: .omitted), price.string(from: 1234.5)!,
            0.25.formatted(.percent), Calendar.current.weekdaySymbols[0], "\(Calendar.current.firstWeekday)",
        ].joined(separator: " | ")
    }

    private func words(_ text: String) -> String {
        var lines: [String] = []
        if let detector = try? NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue | NSTextCheckingResult.CheckingType.phoneNumber.rawValue) {
            for match in detector.matches(in: text, options: [], range: NSRange(text.startIndex..., in: text)) {
                switch match.resultType {
                case .link: lines.append("link \(match.url!.host ?? match.url!.absoluteString)")
                case .phoneNumber: lines.append("phone \(match.phoneNumber!)")
                default: break
                }
            }
        }
        var count = 0
        text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: [.byWords]) { _, _, _, _ in count += 1 }
        lines.append("\(count) words of \(NLLanguageRecognizer.dominantLanguage(for: text)?.rawValue ?? "none")")

        let distance = MeasurementFormatter()
        distance.numberFormatter.maximumFractionDigits = 1
        lines.append(distance.string(from: Measurement(value: 4, unit: UnitLength.kilometers)))
        let time = DateComponentsFormatter()
        time.unitsStyle = .full
        time.allowedUnits = [.hour, .minute]
        lines.append(time.string(from: 5400) ?? "")
        let ago = RelativeDateTimeFormatter()
        lines.append(ago.localizedString(fromTimeInterval: -180))
        var driver = PersonNameComponents()
        driver.givenName = "Anna"
        driver.familyName = "Beck"
        let names = PersonNameComponentsFormatter()
        names.style = .short
        lines.append(names.string(from: driver))
        return lines.joined(separator: "\n")
    }
}
