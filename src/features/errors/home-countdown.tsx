import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { NOT_FOUND_SECONDS, notFoundTexts } from './not-found-texts.ts'

/** Counts down and then redirects to the home page unless the visitor stops it. Without JavaScript it stays hidden. */
export function HomeCountdown() {
  const navigate = useNavigate()
  const router = useRouter()
  const [secondsLeft, setSecondsLeft] = useState<number | 'stopped'>()

  useEffect(() => setSecondsLeft(NOT_FOUND_SECONDS), [])

  useEffect(() => {
    if (typeof secondsLeft !== 'number') return undefined
    const timer = setInterval(() => {
      // The visitor has followed a link and is waiting for its page.
      if (document.visibilityState === 'hidden' || router.state.isLoading) return
      if (secondsLeft > 1) setSecondsLeft(secondsLeft - 1)
      else void navigate({ to: '/', replace: true })
    }, 1000)
    return () => clearInterval(timer)
  }, [secondsLeft, navigate, router])

  const isCounting = typeof secondsLeft === 'number'
  // Hidden texts keep their space, so that the page below does not move. Screen readers announce only the start.
  return (
    <div className="needs-script mb-8 grid" aria-live={secondsLeft === NOT_FOUND_SECONDS ? 'polite' : 'off'}>
      <p className={`col-start-1 row-start-1 flex flex-wrap items-center gap-4 ${isCounting ? '' : 'invisible'}`}>
        <span>{notFoundTexts.countdown(isCounting ? secondsLeft : NOT_FOUND_SECONDS)}</span>
        <button type="button" className="button-quiet max-sm:w-full" onClick={() => setSecondsLeft('stopped')}>
          {notFoundTexts.stay}
        </button>
      </p>
      {secondsLeft === 'stopped' && (
        <p ref={focus} tabIndex={-1} className="col-start-1 row-start-1 self-center text-muted">
          {notFoundTexts.stayed}
        </p>
      )}
    </div>
  )
}

/** The focused button disappears, so the focus moves to the message. */
function focus(message: HTMLElement | null): void {
  message?.focus()
}
