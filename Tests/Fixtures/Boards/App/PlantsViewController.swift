import UIKit
import UserNotifications

/// Rows of the storyboard's prototype, each of which leads on by a segue.
class PlantsViewController: UITableViewController {
    private var plants = ["Fern", "Cactus"]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { plants.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Plant", for: indexPath)
        cell.textLabel?.text = plants[indexPath.row]
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let detail = segue.destination as? PlantViewController, let row = tableView.indexPathForSelectedRow?.row
        else { return }
        detail.plant = plants[row]
    }

    @IBAction func unwindToPlants(_ segue: UIStoryboardSegue) {
        guard segue.identifier == "save", let editor = segue.source as? NewPlantViewController else { return }
        plants.append(editor.name)
        tableView.reloadData()
        let content = UNMutableNotificationContent()
        content.title = "Water \(editor.name)"
        let request = UNNotificationRequest(identifier: editor.name, content: content, trigger: nil)
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { isGranted, _ in
            if isGranted { UNUserNotificationCenter.current().add(request) }
        }
    }
}

/// What a row leads to.
class PlantViewController: UIViewController {
    @IBOutlet weak var words: UILabel!
    var plant = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        title = plant
        words.text = "\(plant) wants water"
    }
}

/// A sheet that is left by one of two unwind segues.
class NewPlantViewController: UIViewController {
    @IBOutlet weak var field: UITextField!
    @IBOutlet weak var hint: UILabel!
    var name: String { field.text ?? "" }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        hint.isHidden = identifier != "save" || !name.isEmpty
        return hint.isHidden
    }
}

/// Rows that stand in the storyboard.
class SettingsViewController: UITableViewController {
    @IBOutlet weak var reminders: UISwitch!
    @IBOutlet weak var state: UILabel!

    @IBAction func toggled(_ sender: UISwitch) { state.text = sender.isOn ? "On" : "Off" }
}
