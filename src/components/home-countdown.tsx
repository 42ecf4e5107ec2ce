import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { NOT_FOUND_SECONDS, notFoundTexts } from '#shared/not-found'

/** Any of these events shows that the visitor is active, and stops the countdown. */
const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'wheel', 'touchstart'] as const

/** Counts down and then redirects to home, unless the visitor does anything. Without JavaScript the paragraph is empty. */
export function HomeCountdown() {
  const navigate = useNavigate()
  const [secondsLeft, setSecondsLeft] = useState<number | 'stopped'>()

  useEffect(() => {
    setSecondsLeft(NOT_FOUND_SECONDS)
    const listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    function stop({ type, target }: Event) {
      // The site focuses the heading of a new page. A visitor can focus it only with a pointer, which stops the countdown.
      if (type === 'focusin' && target instanceof HTMLElement && target.tabIndex < 0) return
      setSecondsLeft('stopped')
      listening.abort()
    }
    for (const event of ACTIVITY_EVENTS) addEventListener(event, stop, options)
    return () => listening.abort()
  }, [])

  useEffect(() => {
    if (typeof secondsLeft !== 'number') return undefined
    const timer = setTimeout(() => {
      if (secondsLeft > 1) setSecondsLeft(secondsLeft - 1)
      else void navigate({ to: '/', replace: true })
    }, 1000)
    return () => clearTimeout(timer)
  }, [secondsLeft, navigate])

  // The paragraph has its full height from the start, so that the footer does not move.
  return (
    <p className="mt-8 flex min-h-13 flex-wrap items-center gap-4 max-sm:min-h-25">
      {secondsLeft === 'stopped' && <span className="text-muted">{notFoundTexts.stayed}</span>}
      {typeof secondsLeft === 'number' && (
        <>
          <span>{notFoundTexts.countdown(secondsLeft)}</span>
          <button type="button" className="button-quiet max-sm:w-full" onClick={() => setSecondsLeft('stopped')}>
            {notFoundTexts.stay}
          </button>
        </>
      )}
    </p>
  )
}
