import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { NOT_FOUND_SECONDS, notFoundTexts } from '#shared/not-found'

/** What a visitor does who is reading, or about to act: the countdown then stops by itself. */
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'wheel', 'touchstart'] as const

/** Leads home after a while, unless the visitor stops it or does anything at all. There is none without script. */
export function HomeCountdown() {
  const navigate = useNavigate()
  const [left, setLeft] = useState<number | 'stopped' | undefined>(undefined)

  useEffect(() => {
    setLeft(NOT_FOUND_SECONDS)
    const stop = () => setLeft('stopped')
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, stop, { once: true, passive: true })
    return () => {
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, stop)
    }
  }, [])

  useEffect(() => {
    if (typeof left !== 'number') return undefined
    const timer = setTimeout(() => {
      if (left > 1) setLeft(left - 1)
      else void navigate({ to: '/', replace: true })
    }, 1000)
    return () => clearTimeout(timer)
  }, [left, navigate])

  if (left === undefined) return null
  if (left === 'stopped') return <p className="mt-8 text-muted">{notFoundTexts.stayed}</p>
  return (
    <p className="mt-8 flex flex-wrap items-center gap-4">
      <span>{notFoundTexts.countdown(left)}</span>
      <button type="button" className="button-quiet" onClick={() => setLeft('stopped')}>
        {notFoundTexts.stay}
      </button>
    </p>
  )
}
