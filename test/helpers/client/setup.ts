import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The timeout is long enough for slow machines, so only a test that hangs times out.
configure({ asyncUtilTimeout: 10_000 })

window.scrollTo = () => undefined
window.matchMedia = () => ({ matches: false }) as MediaQueryList

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
