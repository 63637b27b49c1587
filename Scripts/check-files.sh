#!/usr/bin/env bash
# Holds the device to one place that opens what others wrote (Sources/Base/UntrustedFiles): a path that came from outside is
# opened there, beneath its folder and without links, or not at all. Prints what opens files by itself.
set -euo pipefail
cd "$(dirname "$0")/.."

# Files that open only what Carillon itself, the system or the kernel wrote, each with what that is.
declare -A own=(
    [DeviceApps/Authorities.swift]="certificates of the machine, the gateway and the phone's owner"
    [DeviceApps/Orphans.swift]="what the kernel tells of processes"
    [DeviceBundles/Installer.swift]="puts the phone's own copy in its place"
    [DeviceContext/DeviceFolders.swift]="the state's own folders"
    [DeviceLink/LinkServer.swift]="the folder of the link's socket"
    [DeviceProcesses/Backtracer.swift]="the toolchain"
    [DeviceProcesses/Bounds/ProcessUse.swift]="what the kernel tells of processes"
    [DeviceProcesses/Bounds/ControlGroup.swift]="what the kernel tells of control groups, and is told"
    [DeviceStore/Attachments/AttachmentStore.swift]="the store's own folder"
    [Screen/Files/FontFile.swift]="the system's fonts"
    [Screen/Files/PageFile.swift]="the page, which is part of the program"
    [Screen/Hub/HubAccess.swift]="the hub's own folder"
    [Screen/Picture/Browser.swift]="the browser's program"
    [Screen/Picture/PictureFolder.swift]="a folder of its own"
)

failed=0
while IFS=: read -r file line text; do
    [[ -n ${own[${file#Sources/Device/}]:-} ]] && continue
    echo "$file:$line: opens files by itself; what others wrote is opened by UntrustedFiles:$text" >&2
    failed=1
done < <(
    grep -rnE 'FileManager|contentsOf(File)?:|fopen\(|FileHandle\(|PropertyListSerialization|PropertyListDecoder|NSDictionary\(' \
        --include='*.swift' Sources/Device | grep -vE ':[0-9]+: *//' | grep -vE 'append\(contentsOf:|(insert|yield|formUnion|replaceSubrange|write)\(contentsOf:' || true
)

((failed)) && exit 1
echo "files: what others wrote is opened in one place"
