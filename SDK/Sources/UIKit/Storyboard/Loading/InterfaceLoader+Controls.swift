import Foundation

// What the element of a control says of it.
extension InterfaceLoader {
    func configure(_ control: UIControl, _ element: InterfaceElement) {
        element.flag("enabled").map { control.isEnabled = $0 }
        element.flag("selected").map { control.isSelected = $0 }
        element["contentHorizontalAlignment"].flatMap { InterfaceValues.horizontalAlignments[$0] }.map {
            control.contentHorizontalAlignment = $0
        }
        element["contentVerticalAlignment"].flatMap { InterfaceValues.verticalAlignments[$0] }.map {
            control.contentVerticalAlignment = $0
        }
        element.flag("highlighted").map { control.isHighlighted = $0 }
        switch control {
        case let button as UIButton: configure(button, element)
        case let field as UITextField: configure(field, element)
        case let toggle as UISwitch:
            element.flag("on").map { toggle.isOn = $0 }
            color("onTintColor", element).map { toggle.onTintColor = $0 }
            color("thumbTintColor", element).map { toggle.thumbTintColor = $0 }
        case let slider as UISlider:
            element.number("minValue").map { slider.minimumValue = Float($0) }
            element.number("maxValue").map { slider.maximumValue = Float($0) }
            element.number("value").map { slider.value = Float($0) }
            color("minimumTrackTintColor", element).map { slider.minimumTrackTintColor = $0 }
            color("maximumTrackTintColor", element).map { slider.maximumTrackTintColor = $0 }
            color("thumbTintColor", element).map { slider.thumbTintColor = $0 }
            element.flag("continuous").map { slider.isContinuous = $0 }
            source.image("minimumValueImage", of: element).map { slider.minimumValueImage = $0 }
            source.image("maximumValueImage", of: element).map { slider.maximumValueImage = $0 }
        case let stepper as UIStepper:
            element.number("minimumValue").map { stepper.minimumValue = Double($0) }
            element.number("maximumValue").map { stepper.maximumValue = Double($0) }
            element.number("stepValue").map { stepper.stepValue = Double($0) }
            element.number("value").map { stepper.value = Double($0) }
            element.flag("wraps").map { stepper.wraps = $0 }
            element.flag("autorepeat").map { stepper.autorepeat = $0 }
            element.flag("continuous").map { stepper.isContinuous = $0 }
        case let pages as UIPageControl:
            element.number("numberOfPages").map { pages.numberOfPages = Int($0) }
            element.number("currentPage").map { pages.currentPage = Int($0) }
            element.flag("hidesForSinglePage").map { pages.hidesForSinglePage = $0 }
            color("pageIndicatorTintColor", element).map { pages.pageIndicatorTintColor = $0 }
            color("currentPageIndicatorTintColor", element).map { pages.currentPageIndicatorTintColor = $0 }
        case let picker as UIDatePicker:
            let modes: [String: UIDatePicker.Mode] = [
                "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
                "yearAndMonth": .yearAndMonth,
            ]
            let styles: [String: UIDatePicker.Style] = ["wheels": .wheels, "compact": .compact, "inline": .inline]
            element["style"].flatMap { styles[$0] }.map { picker.preferredDatePickerStyle = $0 }
            element["datePickerMode"].flatMap { modes[$0] }.map { picker.datePickerMode = $0 }
            element.number("minuteInterval").map { picker.minuteInterval = Int($0) }
            element.number("countDownDuration").map { picker.countDownDuration = $0 }
            func date(_ key: String) -> Date? {
                element.keyed(key)?.number("timeIntervalSinceReferenceDate").map {
                    Date(timeIntervalSinceReferenceDate: $0)
                }
            }
            // Every document has the moment at which the picker was drawn, also where it begins with the present one.
            if element.flag("useCurrentDate") == false { date("date").map { picker.date = $0 } }
            date("minimumDate").map { picker.minimumDate = $0 }
            date("maximumDate").map { picker.maximumDate = $0 }
            element.keyed("locale")?["localeIdentifier"].map { picker.locale = Locale(identifier: $0) }
        case let segments as UISegmentedControl:
            for (index, segment) in element.list("segments").enumerated() {
                let title = source.localized(segment, "title", of: element, as: "segmentTitles[\(index)]")
                segments.insertSegment(withTitle: title, at: index, animated: false)
                source.image("image", of: segment).map { segments.setImage($0, forSegmentAt: index) }
                segment.flag("enabled").map { segments.setEnabled($0, forSegmentAt: index) }
            }
            color("selectedSegmentTintColor", element).map { segments.selectedSegmentTintColor = $0 }
            element.flag("momentary").map { segments.isMomentary = $0 }
            segments.selectedSegmentIndex = element.number("selectedSegmentIndex").map { Int($0) } ?? 0
        default: break
        }
    }
}
