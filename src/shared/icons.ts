/** The Phosphor icons that components show, by name. scripts/vite/icon-sheet.ts draws them. */
export const ICONS = [
  'arrow-left',
  'bank',
  'calculator',
  'calendar-check',
  'caret-down',
  'caret-left',
  'caret-right',
  'check-circle-fill',
  'circle-half',
  'clipboard-text',
  'credit-card',
  'envelope-simple',
  'factory',
  'folder-open',
  'hand-coins',
  'list',
  'list-checks',
  'lock',
  'map-pin',
  'newspaper',
  'phone',
  'users',
  'warning-circle',
  'x',
] as const

export type IconName = (typeof ICONS)[number]
