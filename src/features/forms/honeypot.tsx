/**
 * A field that visitors can neither see nor reach. The server scores a message whose sender filled it in as spam. It is
 * positioned off screen, because spam programs skip fields with `display: none`.
 */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute left-[-9999px]">
      <label htmlFor="field-website">Website</label>
      <input id="field-website" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
