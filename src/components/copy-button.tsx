import { useState } from 'react'

interface Props {
  text: string
  label: string
  /** Shown after copying. */
  done: string
  /** Shown if the browser or the visitor forbids access to the clipboard. */
  failed: string
}

/** Copies the text. The status follows the button. */
export function CopyButton({ text, label, done, failed }: Props) {
  const [status, setStatus] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setStatus(done)
    } catch {
      setStatus(failed)
    }
  }

  return (
    <>
      <button type="button" className="needs-script button-quiet" onClick={copy}>
        {label}
      </button>
      <span role="status" className="text-small text-muted">
        {status}
      </span>
    </>
  )
}
