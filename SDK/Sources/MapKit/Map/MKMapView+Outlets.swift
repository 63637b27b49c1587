import UIKit

extension MKMapView: ModuleOutlets {
    package func setModuleOutlet(_ property: String, to object: AnyObject) -> Bool {
        switch (property, object) {
        case ("delegate", let delegate as any MKMapViewDelegate): self.delegate = delegate
        default: return false
        }
        return true
    }
}
