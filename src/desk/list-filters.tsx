import { dayOf } from '#shared/dates.ts'
import { addDays } from '#tax/due-dates/days.ts'
import { searchPath } from './format.ts'
import { listPath } from './layout.tsx'
import type { Choice, FilterFields, ListView, PageProps } from './models.ts'

export function ListFilters({ shell, view }: PageProps<ListView>) {
  const { list, filters, choices } = view
  const { q, ...fields } = filters
  const isSet = Object.values(fields).some(Boolean)
  const path = listPath(list ?? 'all')
  return (
    <details className="panel open:basis-full print:hidden" open={isSet}>
      <summary className="summary px-[.9rem]">Filter</summary>
      <form
        className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-3 items-end px-4 pb-4"
        action={path}
        method="get"
      >
        {q ? <input type="hidden" name="q" value={q} /> : null}
        <Select name="brand" label="Brand" any="All brands" choices={choices.brands} value={filters.brand} />
        <Select name="service" label="Service" any="All services" choices={choices.services} value={filters.service} />
        <Select name="form" label="Form" any="All forms" choices={choices.forms} value={filters.form} />
        <Day name="from" label="Received from" value={filters.from} />
        <Day name="to" label="Received until" value={filters.to} />
        <div className="buttons">
          <button type="submit" className="button-primary">
            Show
          </button>
          {isSet ? (
            <a className="target" href={q ? searchPath(q) : path}>
              Clear filters
            </a>
          ) : null}
        </div>
      </form>
      <ul className="row px-4 pb-2" aria-label="Received">
        {periods(shell.now).map(({ name, ...days }) => (
          <li key={name}>
            <a className="target" href={addressOf(path, { ...filters, ...days })}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function periods(now: string): { name: string; from: string; to: string }[] {
  const today = dayOf(now)
  const month = firstOfMonth(today)
  const endOfLast = addDays(month, -1)
  return [
    { name: 'Today', from: today, to: today },
    { name: 'This month', from: month, to: today },
    { name: 'Last month', from: firstOfMonth(endOfLast), to: endOfLast },
  ]
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`
}

export function addressOf(path: string, filters: FilterFields & { page?: string }): string {
  const fields = Object.entries(filters).filter((field): field is [string, string] => Boolean(field[1]))
  return fields.length > 0 ? `${path}?${new URLSearchParams(fields)}` : path
}

interface SelectProps {
  name: string
  label: string
  any: string
  choices: readonly Choice[]
  value: string | undefined
}

function Select({ name, label, any, choices, value = '' }: SelectProps) {
  const isKnown = value === '' || choices.some((choice) => choice.value === value)
  return (
    <p>
      <label className="label" htmlFor={`filter-${name}`}>
        {label}
      </label>
      <select className="field" id={`filter-${name}`} name={name} defaultValue={value}>
        <option value="">{any}</option>
        {isKnown ? null : <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </p>
  )
}

function Day({ name, label, value }: { name: string; label: string; value: string | undefined }) {
  return (
    <p>
      <label className="label" htmlFor={`filter-${name}`}>
        {label}
      </label>
      <input className="field" id={`filter-${name}`} type="date" name={name} defaultValue={value ?? ''} />
    </p>
  )
}
