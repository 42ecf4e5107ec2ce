/** The Phosphor icons that components show, by name. scripts/vite/icon-sheet.ts draws them. */
export const ICONS = [
  'arrow-left',
  'caret-down',
  'caret-left',
  'caret-right',
  'check-circle-fill',
  'circle-half',
  'list',
  'lock',
  'phone',
  'warning-circle',
  'x',
] as const

export type IconName = (typeof ICONS)[number]
