import { useState } from 'react'

interface Props {
  text: string
  label: string
  /** Status text shown after copying. */
  done: string
  /** Status text shown if the browser or the visitor denies access to the clipboard. */
  failed: string
  /** Label of a field with the text, which appears if copying fails. If unset, no field appears. */
  fallback?: string
}

/** Copies `text`. A status message appears after the button and stays until `text` changes. */
export function CopyButton({ text, label, done, failed, fallback }: Props) {
  const [last, setLast] = useState<{ text: string; isCopied: boolean }>()
  const isCurrent = last?.text === text

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setLast({ text, isCopied: true })
    } catch {
      setLast({ text, isCopied: false })
    }
  }

  return (
    <>
      <button type="button" className="needs-script button-quiet" onClick={copy}>
        {label}
      </button>
      <span role="status" className="text-small text-muted">
        {isCurrent ? (last.isCopied ? done : failed) : ''}
      </span>
      {fallback && isCurrent && !last.isCopied ? (
        <input className="field" aria-label={fallback} readOnly value={text} />
      ) : null}
    </>
  )
}
