/** Filling in this honeypot raises the spam score. It is off screen, because bots skip `display: none` fields. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute left-[-9999px]">
      <label htmlFor="field-website">Website</label>
      <input id="field-website" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
