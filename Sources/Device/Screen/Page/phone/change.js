// What the person changes about the phone and its apps.

import { api, attempt } from "../app/api.js";
import { deviceNow, model } from "../app/store.js";

/** Changes some of the phone's own settings. */
export function change(some) {
    return attempt(() => api.setPreferences({ ...model().phone.preferences, ...some }));
}

/** Keep, Turn Off: an app's authorization as its settings page sets it. */
export function setAuthorization(bundleID, status) {
    return attempt(async () => {
        const settings = await api.settings(bundleID);
        await api.setSettings(bundleID, { ...settings, authorizationStatus: status });
    });
}

/** Mutes an app for some seconds; 0 lets it speak again. */
export function mute(bundleID, seconds) {
    return attempt(() => api.mute(bundleID, seconds));
}

/** The seconds that are left of the phone's day. */
export function restOfToday() {
    const now = deviceNow();
    return (new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime()) / 1000;
}
