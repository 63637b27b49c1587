/// How one kind of client is told to trust the development CA.
struct TrustRecipe {
    /// What a person types: `carillon trust go`.
    let name: String
    /// Which clients it is for.
    let title: String
    /// Ready to paste; `{ca}` is the certificate's path, `{url}` the gateway's address.
    private let template: String

    /// The recipe for one gateway.
    func text(ca: String, url: String) -> String {
        template.replacing("{ca}", with: ca).replacing("{url}", with: url)
    }

    static let all = [curl, debian, dotnet, go, java, node, php, python, ruby, rust, swift]

    /// The recipes that words name.
    ///
    /// - Throws: an exit code, after telling which name is none.
    static func named(_ names: [String]) throws -> [TrustRecipe] {
        try names.map { name in
            guard let recipe = all.first(where: { $0.name == name.lowercased() }) else {
                let known = all.map(\.name).joined(separator: ", ")
                throw failure(.badInput, "no recipe is for “\(name)”; there are \(known)")
            }
            return recipe
        }
    }
}

extension TrustRecipe {
    private static let curl = TrustRecipe(
        name: "curl",
        title: "curl, and what uses libcurl's command line",
        template: """
            # for every curl of this shell, in place of the system's authorities; or --cacert with one call
            export CURL_CA_BUNDLE="{ca}"
            curl --http2 {url}/
            """
    )

    private static let debian = TrustRecipe(
        name: "debian",
        title: "everything on this machine that asks the system's store (Debian, Ubuntu)",
        template: """
            sudo "$(command -v carillon)" trust --install --ca "{ca}"    # --remove takes it away again
            """
    )

    private static let dotnet = TrustRecipe(
        name: "dotnet",
        title: ".NET on Linux: HttpClient, dotAPNS",
        template: """
            # in place of the system's authorities
            export SSL_CERT_FILE="{ca}"

            // or in C#, for one handler (.NET 8 and newer)
            var policy = new X509ChainPolicy { TrustMode = X509ChainTrustMode.CustomRootTrust };
            policy.CustomTrustStore.ImportFromPemFile("{ca}");
            policy.RevocationMode = X509RevocationMode.NoCheck;
            var handler = new SocketsHttpHandler { SslOptions = { CertificateChainPolicy = policy } };
            """
    )

    private static let go = TrustRecipe(
        name: "go",
        title: "Go: net/http, sideshow/apns2",
        template: """
            # crypto/x509 reads it, in place of the system's authorities
            export SSL_CERT_FILE="{ca}"

            // the host of sideshow/apns2
            client.Host = "{url}"
            """
    )

    private static let java = TrustRecipe(
        name: "java",
        title: "Java and Kotlin: java.net.http, pushy",
        template: """
            keytool -importcert -noprompt -alias carillon -file "{ca}" \\
                -keystore carillon.p12 -storetype PKCS12 -storepass changeit
            export JAVA_TOOL_OPTIONS="-Djavax.net.ssl.trustStore=carillon.p12 -Djavax.net.ssl.trustStorePassword=changeit"

            // or with pushy, without a key store
            builder.setTrustedServerCertificateChain(new File("{ca}"));
            """
    )

    private static let node = TrustRecipe(
        name: "node",
        title: "Node.js: http2, node-apn",
        template: """
            # beside the authorities that Node has
            export NODE_EXTRA_CA_CERTS="{ca}"

            // or for one session
            const session = require("http2").connect("{url}", { ca: require("fs").readFileSync("{ca}") })
            """
    )

    private static let php = TrustRecipe(
        name: "php",
        title: "PHP: curl, Pushok, Guzzle",
        template: """
            # php.ini, or -d with one call
            php -d curl.cainfo="{ca}" -d openssl.cafile="{ca}" push.php

            // or for one handle
            curl_setopt($curl, CURLOPT_CAINFO, "{ca}");
            """
    )

    private static let python = TrustRecipe(
        name: "python",
        title: "Python: httpx, aioapns, requests",
        template: """
            # for ssl and httpx, in place of the system's authorities
            export SSL_CERT_FILE="{ca}"
            # for requests, which speaks HTTP/1 only and so cannot push
            export REQUESTS_CA_BUNDLE="{ca}"

            # or for one client
            context = ssl.create_default_context(cafile="{ca}")
            httpx.Client(http2=True, verify=context)
            APNs(ssl_context=context, key=key, key_id=key_id, team_id=team_id, topic=topic)
            """
    )

    private static let ruby = TrustRecipe(
        name: "ruby",
        title: "Ruby: apnotic, httpx, net-http",
        template: """
            # OpenSSL reads it, in place of the system's authorities
            export SSL_CERT_FILE="{ca}"

            # the host of apnotic
            Apnotic::Connection.new(url: "{url}", auth_method: :token, cert_path: key, key_id: key_id, team_id: team_id)
            """
    )

    private static let rust = TrustRecipe(
        name: "rust",
        title: "Rust: reqwest, hyper with rustls-native-certs, a2",
        template: """
            # for rustls-native-certs and OpenSSL, in place of the system's authorities
            export SSL_CERT_FILE="{ca}"

            // or for one client of reqwest
            let authority = reqwest::Certificate::from_pem(&std::fs::read("{ca}")?)?;
            let client = reqwest::Client::builder().add_root_certificate(authority).build()?;
            """
    )

    private static let swift = TrustRecipe(
        name: "swift",
        title: "Swift: AsyncHTTPClient, APNSwift, swift-nio-ssl",
        template: """
            var tls = TLSConfiguration.makeClientConfiguration()
            tls.trustRoots = .file("{ca}")
            let client = HTTPClient(configuration: .init(tlsConfiguration: tls))
            """
    )
}
