import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { NOT_FOUND_SECONDS, notFoundTexts } from './not-found-texts.ts'

export function HomeCountdown() {
  const navigate = useNavigate()
  const router = useRouter()
  const [secondsLeft, setSecondsLeft] = useState<number | 'stopped'>()

  useEffect(() => setSecondsLeft(NOT_FOUND_SECONDS), [])

  useEffect(() => {
    if (typeof secondsLeft !== 'number') return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden' || router.state.isLoading) return
      if (secondsLeft > 1) setSecondsLeft(secondsLeft - 1)
      else void navigate({ to: '/', replace: true })
    }, 1000)
    return () => clearInterval(timer)
  }, [secondsLeft, navigate, router])

  const isCounting = typeof secondsLeft === 'number'
  // A hidden message still takes up space, so that the content below does not shift. Screen readers announce only the
  // countdown's start.
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

/** Moves focus to the message about the countdown, because the focused button disappears. */
function focus(message: HTMLElement | null): void {
  message?.focus()
}
