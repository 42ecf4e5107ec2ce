import { useEffect, useState } from 'react'
import { EMPTY, type Figure } from './model/answer.ts'

const ANNOUNCE_DELAY_MS = 900

interface Props {
  answer: Figure | undefined
  /** True if the estimate uses a different amount than the visitor entered, for example because of a legal limit. */
  isLimited: boolean
}

/** Lets screen readers announce the calculator's result once the visitor stops typing, not after each keystroke. */
export function Announcement({ answer, isLimited }: Props) {
  const text = [
    answer ? `${answer.label} ${answer.value} ${answer.note}` : EMPTY,
    ...(isLimited ? ['Some amounts are limited; see the notes in the form'] : []),
  ].join('. ')
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
