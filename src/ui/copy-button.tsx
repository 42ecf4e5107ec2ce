import { useState } from 'react'

interface Props {
  text: string
  label: string
  done: string
  failed: string
  /** Label of the field that shows the text if copying fails. Without a label, the field does not appear. */
  fallback?: string
}

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
