extension OwnNames {
    /// Loads of URLs.
    static let loads = """
        /// Foundation's takes the path of an address on the network for a file's.
        extension Swift.String {
            @usableFromInline init(contentsOf url: __shared URL) throws {
                var encoding = Swift.String.Encoding.utf8
                self =
                    try url.isFileURL
                    ? Swift.String(contentsOf: url, usedEncoding: &encoding)
                    : Swift.String(contentsOf: url, encoding: encoding)
            }
        }

        /// Foundation on Linux has no streams of a session.
        extension FoundationNetworking.URLSession {
            @usableFromInline func streamTask(withHostName hostname: String, port: Int) -> URLSessionStreamTask {
                fatalError("streamTask(withHostName:port:): Foundation on Linux has no streams of a URLSession")
            }
            @usableFromInline func streamTask(with service: NetService) -> URLSessionStreamTask {
                fatalError("streamTask(with:): Foundation on Linux has no streams of a URLSession")
            }
        }

        extension FoundationNetworking.URLCache {
            @usableFromInline convenience init(memoryCapacity: Int, diskCapacity: Int) {
                self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: nil)
            }
        }

        /// Can be set on Apple's platforms; here nothing waits for a network.
        extension FoundationNetworking.URLSessionConfiguration {
            @usableFromInline class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
                BackgroundSessionConfiguration.made(identifier: identifier)
            }
            @usableFromInline var waitsForConnectivity: Bool { get { false } set {} }
            @usableFromInline var sharedContainerIdentifier: String? { get { nil } set {} }
        }

        extension FoundationNetworking.URLSessionConfiguration {
            @usableFromInline var allowsExpensiveNetworkAccess: Bool {
                get { allowsNetwork(DeniedNetworks.expensive) }
                set { allowNetwork(DeniedNetworks.expensive, newValue) }
            }
            @usableFromInline var allowsConstrainedNetworkAccess: Bool {
                get { allowsNetwork(DeniedNetworks.constrained) }
                set { allowNetwork(DeniedNetworks.constrained, newValue) }
            }
            private func allowsNetwork(_ network: String) -> Bool {
                !DeniedNetworks.contains(network, in: httpAdditionalHeaders?[DeniedNetworks.header])
            }
            private func allowNetwork(_ network: String, _ isAllowed: Bool) {
                var headers = httpAdditionalHeaders ?? [:]
                let value = headers[DeniedNetworks.header]
                headers[DeniedNetworks.header] =
                    DeniedNetworks.setting(network, isDenied: !isAllowed, in: value)
                httpAdditionalHeaders = headers
            }
        }

        /// How a server is checked is curl's matter here: nobody is challenged for it.
        @usableFromInline let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
        @usableFromInline let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

        extension FoundationNetworking.URLProtectionSpace {
            @usableFromInline var serverTrust: SecTrust? { nil }
        }

        extension FoundationNetworking.URLCredential {
            @usableFromInline convenience init(trust: SecTrust) {
                self.init(user: "", password: "", persistence: .none)
            }
        }

        /// Foundation on Linux knows no name but the one of a Content-Disposition.
        extension FoundationNetworking.URLResponse {
            @usableFromInline var suggestedFilename: String? { SuggestedFilename.of(self) }
        }

        extension FoundationNetworking.URLRequest {
            @usableFromInline var allowsExpensiveNetworkAccess: Bool {
                get { allowsNetwork(DeniedNetworks.expensive) }
                set { allowNetwork(DeniedNetworks.expensive, newValue) }
            }
            @usableFromInline var allowsConstrainedNetworkAccess: Bool {
                get { allowsNetwork(DeniedNetworks.constrained) }
                set { allowNetwork(DeniedNetworks.constrained, newValue) }
            }
            private func allowsNetwork(_ network: String) -> Bool {
                !DeniedNetworks.contains(network, in: value(forHTTPHeaderField: DeniedNetworks.header))
            }
            private mutating func allowNetwork(_ network: String, _ isAllowed: Bool) {
                let value = value(forHTTPHeaderField: DeniedNetworks.header)
                setValue(
                    DeniedNetworks.setting(network, isDenied: !isAllowed, in: value),
                    forHTTPHeaderField: DeniedNetworks.header
                )
            }
        }

        """
}
