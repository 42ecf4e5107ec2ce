import type { Result } from 'lighthouse'
import { expect, test } from 'vitest'
import { type Figures, figuresOf, lighthouseTable } from '#scripts/bench/lighthouse-audit'

const figures: Figures = {
  benchmarkIndex: 2_000,
  performance: 88,
  lcpMs: 2_500.4,
  tbtMs: 320.5,
  longestTaskMs: 290,
  cls: 0,
  accessibility: 100,
  bestPractices: 96,
  seo: 100,
}

test('figures come from the audits, categories and environment of a Lighthouse result', () => {
  const audits = {
    'largest-contentful-paint': { numericValue: 2_500.4 },
    'total-blocking-time': { numericValue: 320.5 },
    'cumulative-layout-shift': { numericValue: 0 },
    'long-tasks': { details: { type: 'table', items: [{ duration: 60 }, { duration: 290 }] } },
  }
  const scores = { performance: 0.88, accessibility: 1, 'best-practices': 0.96, seo: 1 }
  const categories = Object.fromEntries(Object.entries(scores).map(([id, score]) => [id, { score }]))
  const result = { audits, categories, environment: { benchmarkIndex: 2_000 } } as unknown as Result
  expect(figuresOf(result)).toEqual(figures)
  const quiet = { ...result, audits: { ...result.audits, 'long-tasks': { details: undefined } } } as unknown as Result
  expect(figuresOf(quiet).longestTaskMs).toBe(0)
})

test('the table compares each page with the same page without scripts, and names failed audits', () => {
  const withoutScripts = { ...figures, lcpMs: 2_000.32, tbtMs: 0 }
  const audit = { name: 'home, payroll', full: figures, withoutScripts, failed: ['errors-in-console'] }
  const text = lighthouseTable([audit])
  expect(text).toContain('benchmark index of this machine: 2000.')
  expect(
    text
      .split('\n')
      .at(4)
      ?.split(/\s*\|\s*/)
      .slice(1, -1),
  ).toEqual([...['home, payroll', '2500', '321', '290', '0.000', '88', '100', '96', '100'], ...['2000', '1.25', '0']])
  expect(text).toContain('Failed audits: home, payroll: errors-in-console.')
})
