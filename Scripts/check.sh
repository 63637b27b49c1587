#!/usr/bin/env bash
# What a small edit needs: the lint, the build, and the unit tests that start no process. Under two minutes.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/lint.sh
swift build --build-tests --explicit-target-dependency-import-check error
# Suites that run devices, compilers or a gateway over sockets are the business of `make test`.
swift test --skip-build --no-parallel \
    --skip 'DeviceTests\.(PushTests|PhoneTests|LinkTests|LaunchTests|EndsTests|CourierTests|ContentViewTests|HostileLinkTests|ChildProcessTests|BundleTests|RemoteMediaTests|SummaryDeviceTests|ThumbnailTests)' \
    --skip 'RuleTests\.' --skip 'BuilderTests\.' --skip 'RichPushTests\.' --skip 'GatewayTests\.' --skip 'SourceRewriterTests\.'
