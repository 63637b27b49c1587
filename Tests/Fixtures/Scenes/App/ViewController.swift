import UIKit

class ViewController: UIViewController {
    @IBOutlet var greeting: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        greeting.text = "Hello, scene"
    }
}
