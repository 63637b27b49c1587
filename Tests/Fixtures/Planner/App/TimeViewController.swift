import SpriteKit
import UIKit

/// Dates and wheels.
class TimeViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    private let sizes = ["Short", "Middle", "Long"]
    private let said = UILabel()
    private let picker = UIDatePicker()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.locale = Locale(identifier: "en_US")
        picker.date = Date(timeIntervalSince1970: 1_800_000_000)
        picker.addTarget(self, action: #selector(dated), for: .valueChanged)
        let wheel = UIPickerView()
        (wheel.dataSource, wheel.delegate) = (self, self)
        let stage = SKView(frame: CGRect(x: 40, y: 560, width: 320, height: 120))
        let scene = SKScene(size: CGSize(width: 320, height: 120))
        let label = SKLabelNode(text: "Ready")
        label.position = CGPoint(x: 160, y: 60)
        scene.addChild(label)
        stage.presentScene(scene)
        said.text = "Nothing chosen"
        said.textAlignment = .center
        picker.frame = CGRect(x: 60, y: 90, width: 280, height: 40)
        said.frame = CGRect(x: 20, y: 150, width: 362, height: 30)
        wheel.frame = CGRect(x: 40, y: 200, width: 320, height: 216)
        for part in [picker, said, wheel, stage] { view.addSubview(part) }
    }

    @objc private func dated() {
        let parts = Calendar(identifier: .iso8601).dateComponents(in: TimeZone(identifier: "UTC")!, from: picker.date)
        said.text = "Chosen: day \(parts.day ?? 0)"
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { sizes.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        sizes[row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        said.text = "Chosen: \(sizes[row])"
    }
}
