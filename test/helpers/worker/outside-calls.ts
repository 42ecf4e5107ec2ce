import { vi } from 'vitest'
import performance from '../../../docs/performance.md?raw'
import { CONTENT, DB } from './storage.ts'

export type Calls = Record<string, number>

/** A table cell in docs/performance.md lists the call counts in the order of `STATES`. */
export const STATES = ['empty', 'cold', 'warm'] as const
export type State = (typeof STATES)[number]

const spyOn = (binding: object, names: readonly string[]) =>
  names.map((name) => vi.spyOn(binding as Record<string, () => unknown>, name))

/** `countCalls` works only after `fakeNetwork` has replaced `fetch`. */
export function countCalls(): () => Calls {
  const requests = vi.mocked(fetch)
  const bindings = {
    'KV reads': spyOn(CONTENT, ['get', 'getWithMetadata', 'list']),
    'KV writes': spyOn(CONTENT, ['put', 'delete']),
    'cache reads': spyOn(caches.default, ['match']),
    'cache writes': spyOn(caches.default, ['put', 'delete']),
    'D1 batches': spyOn(DB, ['batch']),
    'D1 statements': spyOn(DB, ['prepare', 'exec']),
  }
  const spies = [requests, ...Object.values(bindings).flat()]
  const restart = () => spies.forEach((spy) => void spy.mockClear())
  restart()

  return function callsSinceLast() {
    const names = requests.mock.calls.map(([input, init]) => columnOf(new URL(new Request(input, init).url)))
    const count = (name: string) => names.filter((found) => found === name).length
    const counts = Object.entries(bindings).map(([name, spied]) => [
      name,
      spied.reduce((sum, { mock }) => sum + mock.calls.length, 0),
    ])
    restart()
    return { ...Object.fromEntries(counts), Ghost: count('Ghost'), mail: count('mail'), other: count('other') }
  }
}

function columnOf({ host }: URL): string {
  if (host === 'ghost.test') return 'Ghost'
  return host === 'mail.test' ? 'mail' : 'other'
}

type Budget = Record<State, Calls>

function readBudgets(markdown: string): Map<string, Budget> {
  const [, table = ''] = markdown.match(/^(\| route .*(?:\n\|.*)*)/m) ?? []
  const [header = [], , ...rows] = table.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  return new Map(
    rows.map(([route = '', ...cells]) => {
      const budget = STATES.map((state, index) => {
        const calls = cells.map((cell, column) => [header[column + 1], Number(cell.split('/')[index] ?? cell)])
        return [state, Object.fromEntries(calls)]
      })
      return [route, Object.fromEntries(budget) as Budget]
    }),
  )
}

export const budgets = readBudgets(performance)

export function budgetErrors(route: string, state: State, calls: Calls): string[] {
  const budget = budgets.get(route)?.[state]
  return Object.entries(calls)
    .filter(([name, count]) => count !== budget?.[name])
    .map(([name, count]) => `${route}, ${state}: ${name} ${count}, budget ${budget?.[name]}`)
}
