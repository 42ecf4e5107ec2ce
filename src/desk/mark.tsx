const ICONS = {
  late: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Zm.9 7.4 2.6 2.6-1.2 1.2-3.1-3.1V4h1.7Z',
  failed: 'M8 .8 15.6 14.5H.4Zm-.9 5v4h1.8v-4Zm0 5.2v1.7h1.8V11Z',
  held: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1ZM5.2 5h2v6h-2Zm3.6 0h2v6h-2Z',
  done: 'M6.2 13.2 1 8l1.6-1.6 3.6 3.6 7.2-7.2L15 4.4Z',
} as const

export type MarkKind = keyof typeof ICONS

interface Props {
  kind: MarkKind
  className?: string
  children: string
}

/** Shows a border in print and with forced colors, because both remove the background color. */
export function Mark({ kind, className = '', children }: Props) {
  return (
    <strong
      className={`inline-flex items-center gap-[.3rem] font-[650] whitespace-nowrap ${className} ${
        kind === 'late' || kind === 'failed'
          ? 'px-[.45rem] small [line-height:1.375rem] text-on-danger bg-danger border border-transparent rounded-[1rem] forced-colors:border-current print:text-danger print:bg-transparent print:border-current'
          : ''
      }`}
    >
      <svg
        className="flex-none size-3.5 fill-current forced-colors:[fill:CanvasText]"
        viewBox="0 0 16 16"
        aria-hidden="true"
      >
        <path d={ICONS[kind]} fillRule="evenodd" />
      </svg>
      {children}
    </strong>
  )
}
