import { useState } from 'react'

interface Props {
  text: string
  label: string
  /** Shown after copying. */
  done: string
  /** Shown if the browser or the visitor denies access to the clipboard. */
  failed: string
  /** The label of a field with the text, which appears if copying failed. If unset, there is no field. */
  fallback?: string
}

/** Copies the text. The status appears after the button until the text changes. */
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
