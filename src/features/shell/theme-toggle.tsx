import { THEME_KEY } from '#browser/storage-keys.ts'
import { Icon } from '#ui/icon.tsx'

/**
 * Switches between light and dark and stores the choice. Without JavaScript it is hidden, and the page follows the OS.
 * It contains both labels, and CSS shows the right one, because only the browser knows the current theme of the OS.
 */
export function ThemeToggle() {
  return (
    <button type="button" className="needs-script icon-button" onClick={toggle}>
      <Icon name="circle-half" />
      <span className="sr-only">
        Switch to <span className="[[data-theme=dark]_&]:hidden [:root:not([data-theme])_&]:@dark:hidden">dark</span>
        <span className="[[data-theme=light]_&]:hidden [:root:not([data-theme])_&]:@light:hidden">light</span>
      </span>
    </button>
  )
}

/** Returns to the theme of the OS. CSS hides it while the page follows the OS. */
export function SystemTheme() {
  return (
    <button
      type="button"
      className="needs-script min-h-11 text-[.875rem] underline cursor-pointer [:root:not([data-theme])_&]:hidden"
      onClick={followSystem}
    >
      Use System Setting
    </button>
  )
}

function followSystem() {
  delete document.documentElement.dataset.theme
  try {
    localStorage.removeItem(THEME_KEY)
  } catch {
    // Storage is blocked, so there is no choice to remove.
  }
}

function toggle() {
  const root = document.documentElement
  const systemDark = matchMedia('(prefers-color-scheme: dark)').matches
  const dark = root.dataset.theme ? root.dataset.theme === 'dark' : systemDark
  root.dataset.theme = dark ? 'light' : 'dark'
  try {
    localStorage.setItem(THEME_KEY, root.dataset.theme)
  } catch {
    // Storage is blocked. The choice lasts until the page is closed.
  }
}
