import { type RefObject, useEffect } from 'react'
import { SCROLL_SHRINK_PX } from '#browser/shell.ts'

export function useScrolledBar(bar: RefObject<HTMLElement | null>, line: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0
    function update() {
      frame = 0
      const { scrollHeight, clientHeight } = document.documentElement
      const scrollable = scrollHeight - clientHeight
      bar.current?.toggleAttribute('data-scrolled', scrollY > SCROLL_SHRINK_PX)
      if (line.current)
        line.current.style.transform = `scaleX(${scrollable > 0 ? Math.min(1, scrollY / scrollable) : 0})`
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(update)
    }
    update()
    const listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    for (const change of ['scroll', 'resize']) addEventListener(change, onScroll, options)
    return () => {
      cancelAnimationFrame(frame)
      listening.abort()
    }
  }, [bar, line])
}
