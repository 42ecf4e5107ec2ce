import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { NOT_FOUND_SECONDS, notFoundTexts } from '#shared/not-found'

/** Any of these events shows that the visitor is active, and stops the countdown. */
const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'wheel', 'touchstart'] as const

/** Counts down and then redirects to home, unless the visitor does anything. Without JavaScript it stays hidden. */
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

  const isCounting = typeof secondsLeft === 'number'
  // Hidden texts take their space, so that the footer does not move.
  return (
    <div className="mt-8 grid">
      <p className={`col-start-1 row-start-1 flex flex-wrap items-center gap-4 ${isCounting ? '' : 'invisible'}`}>
        <span>{notFoundTexts.countdown(isCounting ? secondsLeft : NOT_FOUND_SECONDS)}</span>
        <button type="button" className="button-quiet max-sm:w-full" onClick={() => setSecondsLeft('stopped')}>
          {notFoundTexts.stay}
        </button>
      </p>
      {secondsLeft === 'stopped' && (
        <p className="col-start-1 row-start-1 self-center text-muted">{notFoundTexts.stayed}</p>
      )}
    </div>
  )
}
