import Foundation
import Testing

@testable import UIKit

/// What Interface Builder writes of a view is what the view has.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct InterfaceAttributeTests {
    private func view<Kind: UIView>(
        _ xml: String,
        _ kind: Kind.Type = Kind.self,
        finishing: Bool = false
    ) throws -> Kind {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xib")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("<document><objects>\(xml)</objects></document>".utf8).write(to: file)
        let document = try InterfaceXML.read(file)
        let element = try #require(document.list("objects").first)
        let source = InterfaceSource(name: "Test", bundle: .main, document: document)
        let loader = InterfaceLoader(source, owner: nil)
        let view = try #require(loader.view(element) as? Kind)
        if finishing { loader.finish(others: []) }
        return view
    }

    @Test(arguments: [
        (#"xcode11CocoaTouchSystemColor="systemIndigoColor" cocoaTouchSystemColor="whiteColor""#, UIColor.systemIndigo),
        (#"cocoaTouchSystemColor="whiteColor""#, .white), (#"cocoaTouchSystemColor="darkTextColor""#, .darkText),
        (#"cocoaTouchSystemColor="groupTableViewBackgroundColor""#, .systemGroupedBackground),
        (#"systemColor="tableCellGroupedBackgroundColor""#, .secondarySystemGroupedBackground),
    ])
    func coloursHaveNamesOfSeveralXcodes(attributes: String, color: UIColor) throws {
        let view = try view(#"<view id="a"><color key="backgroundColor" \#(attributes)/></view>"#, UIView.self)
        #expect(view.backgroundColor == color)
    }

    @Test func aFieldSaysWhatItsKeyboardIsLike() throws {
        let field: UITextField = try view(
            """
            <textField id="a" borderStyle="roundedRect" minimumFontSize="13" clearsOnBeginEditing="YES" contentVerticalAlignment="top">
                <attributedString key="attributedPlaceholder">
                    <fragment content="Your name"><attributes><integer key="NSUnderline" value="1"/></attributes></fragment>
                </attributedString>
                <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no"
                    spellCheckingType="no" keyboardType="emailAddress" returnKeyType="done"
                    enablesReturnKeyAutomatically="YES" textContentType="email" smartQuotesType="no"/>
            </textField>
            """
        )
        #expect(field.autocapitalizationType == .words && field.autocorrectionType == .no)
        #expect(field.spellCheckingType == .no && field.smartQuotesType == .no && field.smartDashesType == .default)
        #expect(field.keyboardType == .emailAddress && field.returnKeyType == .done)
        #expect(field.enablesReturnKeyAutomatically && field.textContentType == .emailAddress)
        #expect(field.minimumFontSize == 13 && field.clearsOnBeginEditing && field.contentVerticalAlignment == .top)
        #expect(field.attributedPlaceholder?.string == "Your name")
        #expect(field.attributedPlaceholder?.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
    }

    @Test func aTextHasItsParagraphsAndLinks() throws {
        let text: UITextView = try view(
            """
            <textView id="a" editable="NO">
                <attributedString key="attributedText"><fragment content="One"><attributes>
                    <font key="NSFont" size="19" name="NoSuchFont"/>
                    <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="charWrapping"
                        lineSpacing="3" paragraphSpacing="10" lineHeightMultiple="1.5"/>
                </attributes></fragment></attributedString>
                <dataDetectorType key="dataDetectorTypes" link="YES" phoneNumber="YES"/>
            </textView>
            """
        )
        let style = try #require(
            text.attributedText.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        )
        #expect(style.alignment == .center && style.lineSpacing == 3 && style.paragraphSpacing == 10)
        #expect(style.lineHeightMultiple == 1.5)
        #expect((text.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 19)
        #expect(text.dataDetectorTypes == [.link, .phoneNumber] && !text.isEditable)
    }

    @Test func aTextMayStandInBase64() throws {
        let label: UILabel = try view(
            #"<label id="a"><string key="text" base64-UTF8="YES">SGVsbG8gQmVsbHM</string></label>"#
        )
        #expect(label.text == "Hello Bells")
    }

    @Test func whatIsMissingAmongFontsIsTheSystemsOfTheSameSize() throws {
        let label: UILabel = try view(
            """
            <label id="a" minimumFontSize="7" enabled="NO" baselineAdjustment="alignCenters">
                <fontDescription key="fontDescription" name="NoSuchFont-Bold" family="NoSuchFont" pointSize="28"/>
                <color key="shadowColor" white="0" alpha="1"/><size key="shadowOffset" width="1" height="2"/>
            </label>
            """
        )
        #expect(label.font.pointSize == 28 && label.minimumScaleFactor == 0.25)
        #expect(!label.isEnabled && label.baselineAdjustment == .alignCenters)
        #expect(label.shadowOffset == CGSize(width: 1, height: 2) && label.shadowColor != nil)
    }

    @Test func aPickerHasItsDates() throws {
        let picker: UIDatePicker = try view(
            """
            <datePicker id="a" datePickerMode="date" useCurrentDate="NO"><date key="date" timeIntervalSinceReferenceDate="86400"/>
                <date key="minimumDate" timeIntervalSinceReferenceDate="3600"/>
                <locale key="locale" localeIdentifier="de"/></datePicker>
            """
        )
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 86400))
        #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 3600))
        #expect(picker.locale?.identifier == "de")
    }

    @Test func aScrollViewAndARowHaveWhatWasSet() throws {
        let table: UITableView = try view(
            """
            <tableView id="a" keyboardDismissMode="onDrag" contentInsetAdjustmentBehavior="never" indicatorStyle="white"
                maximumZoomScale="10" allowsMultipleSelectionDuringEditing="YES"/>
            """
        )
        #expect(table.keyboardDismissMode == .onDrag && table.contentInsetAdjustmentBehavior == .never)
        #expect(table.indicatorStyle == .white && table.maximumZoomScale == 10)
        #expect(table.allowsMultipleSelectionDuringEditing)
        let cell: UITableViewCell = try view(
            #"<tableViewCell id="a" editingAccessoryType="checkmark" indentationWidth="20"><inset key="separatorInset" minX="40" minY="0" maxX="0" maxY="0"/></tableViewCell>"#
        )
        #expect(cell.editingAccessoryType == .checkmark && cell.indentationWidth == 20)
        #expect(cell.separatorInset.left == 40)
    }

    @Test func aBlurIsOfItsStyleAndWhatStandsOnItBlursNothing() throws {
        let blurred: UIVisualEffectView = try view(
            #"<visualEffectView id="a"><blurEffect style="dark"/></visualEffectView>"#
        )
        #expect(blurred.blursBehind && blurred.wireBackground == UIBlurEffect.Style.dark.ground)
        let vibrant: UIVisualEffectView = try view(
            #"<visualEffectView id="a"><vibrancyEffect><blurEffect style="dark"/></vibrancyEffect></visualEffectView>"#
        )
        #expect(!vibrant.blursBehind && vibrant.wireBackground == nil)
        #expect(!UIVisualEffectView(effect: nil).blursBehind)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let bright = UITraitCollection(userInterfaceStyle: .light)
        func white(_ style: UIBlurEffect.Style, _ traits: UITraitCollection) -> CGFloat {
            var (white, alpha): (CGFloat, CGFloat) = (0, 0)
            style.ground.resolvedColor(with: traits).getWhite(&white, alpha: &alpha)
            return white
        }
        #expect(white(.systemMaterial, dark) < 0.3 && white(.systemMaterial, bright) > 0.9)
        #expect(white(.systemMaterialDark, bright) < 0.3 && white(.systemMaterialLight, dark) > 0.9)
    }

    @Test func whatAReaderIsToldIsThere() throws {
        let button: UIButton = try view(
            """
            <button id="a" buttonType="system" lineBreakMode="middleTruncation">
                <accessibility key="accessibilityConfiguration" hint="Rings" label="Bell" identifier="bell">
                    <accessibilityTraits key="traits" button="YES" selected="YES"/><bool key="isElement" value="YES"/>
                </accessibility>
                <buttonConfiguration key="configuration" style="filled" imagePlacement="top" imagePadding="6"
                    title="Ring" cornerStyle="capsule" buttonSize="large" titleAlignment="center">
                    <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
                </buttonConfiguration>
            </button>
            """
        )
        #expect(button.accessibilityHint == "Rings" && button.accessibilityLabel == "Bell")
        #expect(button.accessibilityTraits == [.button, .selected] && button.isAccessibilityElement)
        let look = try #require(button.configuration)
        #expect(look.imagePlacement == .top && look.imagePadding == 6 && look.cornerStyle == .capsule)
        #expect(look.buttonSize == .large && look.titleAlignment == .center && look.title == "Ring")
        #expect(look.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    @Test func aSearchBarHasItsScopes() throws {
        let bar: UISearchBar = try view(
            """
            <searchBar id="a" searchBarStyle="minimal" placeholder="Find" prompt="Bells" showsScopeBar="YES">
                <scopeButtonTitles><string>All</string><string>Open</string></scopeButtonTitles></searchBar>
            """
        )
        #expect(bar.searchBarStyle == .minimal && bar.prompt == "Bells" && bar.showsScopeBar)
        #expect(bar.scopeButtonTitles == ["All", "Open"])
    }

    @Test func runtimeAttributesReachTitlesAndPlaceholders() throws {
        let document = """
            <view id="a"><subviews>
                <button id="b"><state key="normal" title="Ring"/><userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="titleLabel.numberOfLines"><integer key="value" value="2"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="number" keyPath="titleLabel.textAlignment"><integer key="value" value="1"/></userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes></button>
                <textField id="c" placeholder="Name"><userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="color" keyPath="placeholderLabel.textColor"><color key="value" red="1" green="0" blue="0" alpha="1"/></userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes></textField>
            </subviews></view>
            """
        let view: UIView = try view(document, finishing: true)
        let button = try #require(view.subviews.first as? UIButton)
        #expect(button.titleLabel?.numberOfLines == 2 && button.titleLabel?.textAlignment == .center)
        let field = try #require(view.subviews.last as? UITextField)
        let color = field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1) && field.placeholder == "Name")
    }
}
