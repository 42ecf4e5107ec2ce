import { startHarness } from '#test/browser/harness'
const harness = await startHarness({})
try {
  const { page } = await harness.visit()
  page.on('console', (m) => console.log('CONSOLE', m.type(), m.text().slice(0, 400)))
  page.on('pageerror', (e) => console.log('ERR', e.message.slice(0, 400)))
  page.on('requestfailed', (r) => console.log('FAILED', r.url()))
  for (const path of process.argv.slice(2)) {
    await page.goto(harness.address('dresdentax', path))
    await page.waitForTimeout(2500)
    console.log(path, await page.evaluate(() => [document.documentElement.dataset.started, document.styleSheets.length, performance.getEntriesByType('resource').map((r) => r.name.slice(-60)).join(' ')]))
  }
} finally { await harness.stop() }
