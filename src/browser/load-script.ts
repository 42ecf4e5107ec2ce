/**
 * Loads a script.
 * @throws Error "timeout" if the script does not load within `timeoutMs`, or "failure" if it cannot be loaded.
 */
export function loadScript(src: string, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const timer = setTimeout(() => {
      script.remove()
      reject(new Error('timeout'))
    }, timeoutMs)
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.onerror = () => {
      clearTimeout(timer)
      reject(new Error('failure'))
    }
    script.async = true
    script.src = src
    document.head.appendChild(script)
  })
}
