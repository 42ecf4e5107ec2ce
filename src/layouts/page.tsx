import type { ReactNode } from 'react'

/** A page with one column of content under its heading. */
export function Page({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-7xl px-5 pt-12">
      <h1 className="text-3xl sm:text-4xl font-bold">{title}</h1>
      {lead ? <div className="mt-3 max-w-2xl text-lg text-muted">{lead}</div> : null}
      <div className="mt-10">{children}</div>
    </div>
  )
}
