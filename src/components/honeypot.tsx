/**
 * A field that people neither see nor reach, with or without script; programs fill it in, and the server looks. Moved
 * aside rather than not displayed, which programs know.
 */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute left-[-9999px]">
      <label htmlFor="field-website">Website</label>
      <input id="field-website" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
