#!/usr/bin/env bash
# Holds the sources to the house's one rule: imports point down (Documentation/Architecture.md).
# Prints every import that does not, with its file and line.
set -euo pipefail
cd "$(dirname "$0")/.."

# module:what it may import of ours (names of modules; * is everything). What is not listed here is not a room of the house.
rooms="
WallClock:
Waiting:
CUntrustedFiles:
UntrustedFiles:CUntrustedFiles
PrivateFiles:
GroupCommit:PrivateFiles
WireCoding:
NotificationModel:WireCoding
ProviderAPI:NotificationModel
ViewLink:NotificationModel WireCoding
AppLink:ViewLink NotificationModel WireCoding
CourierLink:NotificationModel WireCoding
OpenCoreLocation:
OpenIntents:
OpenUserNotifications:NotificationModel AppLink ViewLink WireCoding OpenCoreLocation OpenIntents
CEspeak:
OpenAVFAudio:CEspeak
OpenSecurity:
RichPush:OpenUserNotifications OpenIntents OpenAVFAudio OpenSecurity
DeviceCore:ViewLink NotificationModel WireCoding ProviderAPI UntrustedFiles
DeviceStore:DeviceCore NotificationModel WallClock GroupCommit Waiting UntrustedFiles
CSpawn:
DeviceService:DeviceStore DeviceCore AppLink CourierLink ViewLink WireCoding NotificationModel ProviderAPI WallClock CSpawn PrivateFiles UntrustedFiles Waiting
Screen:DeviceService DeviceCore ViewLink WireCoding NotificationModel ProviderAPI WallClock PrivateFiles UntrustedFiles
CNGHTTP2:
GatewayCore:ProviderAPI NotificationModel
GatewayStore:GatewayCore ProviderAPI CourierLink NotificationModel WallClock GroupCommit
GatewayHTTP2:GatewayStore GatewayCore ProviderAPI CourierLink WireCoding NotificationModel WallClock CNGHTTP2 PrivateFiles Waiting
Sender:ProviderAPI WallClock
SourceRewriter:
Builder:SourceRewriter
carillon:*
"

# What App/, which is linked into other people's programs, and Wire/ and the cores, which do no I/O, must never reach.
heavy='NIO[A-Za-z0-9]*|NIOSSL|GRDB|Hummingbird|AsyncHTTPClient|ServiceLifecycle|X509|Logging'
declare -A no_heavy=([Wire]=1 [App]=1)
declare -A no_heavy_room=([DeviceCore]=1 [GatewayCore]=1 [WallClock]=1)

declare -A allowed
while IFS=: read -r room imports; do
    [[ -n $room ]] && allowed[$room]=" $imports "
done <<<"$rooms"

failed=0
complain() { echo "$1" >&2; failed=1; }

while IFS= read -r file; do
    floor=$(cut -d/ -f2 <<<"$file")
    room=$(cut -d/ -f3 <<<"$file")
    [[ $floor =~ ^(Sender|SourceRewriter|Builder|carillon)$ ]] && room=$floor
    if [[ -z ${allowed[$room]+known} ]]; then
        complain "$file: '$room' is no room of the house; add it to Scripts/check-layers.sh and Documentation/Architecture.md"
        continue
    fi
    while IFS=: read -r line text; do
        module=$(sed -E 's/^.*import +((struct|class|enum|func|protocol) +)?([A-Za-z0-9_]+).*$/\3/' <<<"$text")
        if [[ -n ${allowed[$module]+ours} && ${allowed[$room]} != *" * "* && ${allowed[$room]} != *" $module "* ]]; then
            complain "$file:$line: $room must not import $module: imports point down"
        fi
        if [[ $module =~ ^($heavy)$ && ( -n ${no_heavy[$floor]:-} || -n ${no_heavy_room[$room]:-} ) ]]; then
            complain "$file:$line: $floor/$room must not reach $module"
        fi
    done < <(grep -nE '^(@[A-Za-z_()]+ +)*((public|package|internal) +)?import ' "$file" || true)
done < <(find Sources -mindepth 2 -name '*.swift' | sort)

((failed)) && exit 1
echo "layers: every import points down"
