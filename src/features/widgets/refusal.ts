/** Returns true if the browser sends Global Privacy Control or Do Not Track. */
export function isRefusedByBrowser(): boolean {
  const { doNotTrack } = navigator
  return ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) || doNotTrack === '1'
}
