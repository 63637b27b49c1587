import Foundation

/// The objects of the Xcode project that XcodeGen would make of a description.
struct XcodeGenObjects {
    private let spec: XcodeGenSpec
    private(set) var objects: [String: PropertyList] = [:]
    static let root = "project"
    private static let configuration = "Debug"

    /// - Throws: ``BuildError`` when a folder of a target cannot be read.
    init(of spec: XcodeGenSpec) throws(BuildError) {
        self.spec = spec
        let packages = addPackages()
        var targets: [PropertyList] = []
        for (name, target) in spec.targets {
            try add(target, name)
            targets.append(.string(Self.id(name)))
        }
        var settings = ["SWIFT_VERSION": "5.0", "SDKROOT": "iphoneos"]
        settings.merge(
            spec.settings(of: .dictionary(["settings": spec["settings"] ?? .dictionary([:])]), in: Self.configuration)
        ) { $1 }
        objects[Self.root] = .dictionary([
            "isa": .string("PBXProject"), "targets": .array(targets), "packageReferences": .array(packages),
            "developmentRegion": spec["options"]?["developmentLanguage"] ?? .string("en"),
            "buildConfigurationList": .string(
                addConfigurations(Self.root, settings, spec["configFiles"] ?? .dictionary([:]))
            ),
        ])
    }

    private static func id(_ target: String) -> String { "target \(target)" }

    // MARK: Targets

    private mutating func add(_ target: PropertyList, _ name: String) throws(BuildError) {
        let id = Self.id(name)
        let type = target["type"]?.text ?? ""
        var settings = defaults(of: target, name)
        settings.merge(spec.settings(of: target, in: Self.configuration)) { $1 }
        var sources = try XcodeGenSources(of: target, in: spec.folder).files
        if let info = settings["INFOPLIST_FILE"] {
            let own = spec.folder.appendingPathComponent(info).standardizedFileURL
            sources.removeAll { $0 == own }
        }
        var members: [String: PropertyList] = [
            "isa": .string("PBXNativeTarget"), "name": .string(name),
            "productType": .string(type.hasPrefix("com.apple") ? type : "com.apple.product-type.\(Self.product(type))"),
            "buildConfigurationList": .string(
                addConfigurations(id, settings, target["configFiles"] ?? .dictionary([:]))
            ),
            "buildPhases": .array([.string(addPhase(id, sources))]),
            "dependencies": .array(addDependencies(of: target, id)),
            "packageProductDependencies": .array(addProducts(of: target, id)),
        ]
        if target["info"]?["path"] != nil {
            members[XcodeTarget.generatedInfo] = .dictionary(target["info"]?.members("properties") ?? [:])
        }
        if target["entitlements"]?["properties"] != nil {
            members[XcodeTarget.generatedEntitlements] = target["entitlements"]?["properties"]
        }
        objects[id] = .dictionary(members)
    }

    private static func product(_ type: String) -> String {
        type == "framework.static" ? "framework" : type == "library.dynamic" ? "library.static" : type
    }

    /// What XcodeGen sets where the description does not.
    private func defaults(of target: PropertyList, _ name: String) -> [String: String] {
        var settings = ["PRODUCT_NAME": target["productName"]?.text ?? "$(TARGET_NAME)"]
        if let prefix = spec["options"]?["bundleIdPrefix"]?.text {
            settings["PRODUCT_BUNDLE_IDENTIFIER"] = "\(prefix).\(name.replacing(/[^A-Za-z0-9.-]/, with: "-"))"
        }
        let platforms = target.texts("platform") + target.texts("supportedDestinations")
        let isForPhones = platforms.isEmpty || platforms.contains { ["iOS", "auto"].contains($0) }
        settings["SDKROOT"] = isForPhones ? "iphoneos" : "macosx"
        if let info = target["info"]?["path"]?.text {
            settings["INFOPLIST_FILE"] = info
        } else if let info = XcodeGenSources.info(of: target, in: spec.folder) {
            settings["INFOPLIST_FILE"] = info
        }
        if let entitlements = target["entitlements"]?["path"]?.text {
            settings["CODE_SIGN_ENTITLEMENTS"] = entitlements
        }
        return settings
    }

    private mutating func addPhase(_ target: String, _ files: [URL]) -> String {
        var built: [PropertyList] = []
        for (number, file) in files.enumerated() {
            let (reference, build) = ("\(target) file \(number)", "\(target) build \(number)")
            objects[reference] = .dictionary([
                "isa": .string("PBXFileReference"), "path": .string(file.path), "sourceTree": .string("<absolute>"),
            ])
            objects[build] = .dictionary(["isa": .string("PBXBuildFile"), "fileRef": .string(reference)])
            built.append(.string(build))
        }
        let phase = "\(target) sources"
        objects[phase] = .dictionary(["isa": .string("PBXSourcesBuildPhase"), "files": .array(built)])
        return phase
    }

    private mutating func addConfigurations(
        _ owner: String,
        _ settings: [String: String],
        _ files: PropertyList
    ) -> String {
        let (list, one) = ("\(owner) configurations", "\(owner) configuration")
        var members: [String: PropertyList] = [
            "isa": .string("XCBuildConfiguration"), "name": .string(Self.configuration),
            "buildSettings": .dictionary(settings.mapValues { .string($0) }),
        ]
        if let file = files[Self.configuration]?.text ?? files["debug"]?.text {
            let reference = "\(owner) settings"
            objects[reference] = .dictionary([
                "isa": .string("PBXFileReference"), "sourceTree": .string("<absolute>"),
                "path": .string(spec.folder.appendingPathComponent(file).path),
            ])
            members["baseConfigurationReference"] = .string(reference)
        }
        objects[one] = .dictionary(members)
        objects[list] = .dictionary([
            "isa": .string("XCConfigurationList"), "buildConfigurations": .array([.string(one)]),
        ])
        return list
    }

    // MARK: What targets stand on

    private mutating func addDependencies(of target: PropertyList, _ id: String) -> [PropertyList] {
        target.list("dependencies").compactMap { $0["target"]?.text }.enumerated().map { number, name in
            let dependency = "\(id) dependency \(number)"
            objects[dependency] = .dictionary([
                "isa": .string("PBXTargetDependency"), "target": .string(Self.id(name)),
            ])
            return .string(dependency)
        }
    }

    private mutating func addProducts(of target: PropertyList, _ id: String) -> [PropertyList] {
        var links: [PropertyList] = []
        for dependency in target.list("dependencies") {
            guard let package = dependency["package"]?.text else { continue }
            let products = dependency.texts("product") + dependency.texts("products")
            for product in products.isEmpty ? [package] : products {
                let link = "\(id) product \(links.count)"
                objects[link] = .dictionary([
                    "isa": .string("XCSwiftPackageProductDependency"), "productName": .string(product),
                    "package": .string("package \(package)"),
                ])
                links.append(.string(link))
            }
        }
        return links
    }

    private mutating func addPackages() -> [PropertyList] {
        (spec["packages"]?.memberNames ?? []).map { name in
            let package = spec["packages"]?[name] ?? .dictionary([:])
            let id = "package \(name)"
            if let path = package["path"]?.text {
                objects[id] = .dictionary([
                    "isa": .string("XCLocalSwiftPackageReference"), "relativePath": .string(path),
                ])
            } else {
                let url = package["url"]?.text ?? package["github"]?.text.map { "https://github.com/\($0)" }
                objects[id] = .dictionary([
                    "isa": .string("XCRemoteSwiftPackageReference"), "repositoryURL": .string(url ?? ""),
                    "requirement": Self.requirement(of: package),
                ])
            }
            return .string(id)
        }
    }

    private static func requirement(of package: PropertyList) -> PropertyList {
        for key in ["branch", "revision"] {
            if let value = package[key]?.written { return .dictionary(["kind": .string(key), key: .string(value)]) }
        }
        if let least = package["minVersion"]?.written, let most = package["maxVersion"]?.written {
            return .dictionary([
                "kind": .string("versionRange"), "minimumVersion": .string(least), "maximumVersion": .string(most),
            ])
        }
        for (key, kind) in [
            ("from", "upToNextMajorVersion"), ("majorVersion", "upToNextMajorVersion"),
            ("minorVersion", "upToNextMinorVersion"), ("minVersion", "upToNextMajorVersion"),
        ] {
            guard let least = package[key]?.written else { continue }
            return .dictionary(["kind": .string(kind), "minimumVersion": .string(least)])
        }
        let exact = package["exactVersion"]?.written ?? package["version"]?.written
        return .dictionary(["kind": .string("exactVersion"), "version": .string(exact ?? "")])
    }
}

extension PropertyList {
    /// The keys of a dictionary, in order.
    fileprivate var memberNames: [String] {
        guard case .dictionary(let members) = self else { return [] }
        return members.keys.sorted()
    }
}
