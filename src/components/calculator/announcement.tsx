import { useEffect, useState } from 'react'

/** Delay between the last change and its announcement by screen readers. */
const ANNOUNCE_DELAY_MS = 900

/** Lets screen readers announce the answer after the visitor stops typing, not at each keystroke. */
export function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), ANNOUNCE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="sr-only" role="status">
      {announced}
    </p>
  )
}
