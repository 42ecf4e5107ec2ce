import { THEME_KEY } from '#browser/storage-keys.ts'
import { Icon } from '#ui/icon.tsx'

/**
 * A button that switches between light and dark mode. The server does not know the OS theme, so CSS picks the button's label.
 * Without JavaScript, the page follows the OS theme.
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
    // Ignores the error. If storage is blocked, no theme choice is stored, so there is nothing to delete.
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
    // If storage is blocked, the visitor's choice of light or dark mode lasts until the page is closed.
  }
}
