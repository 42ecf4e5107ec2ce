import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { dayOf } from '#shared/dates.ts'
import { startYear } from '#tax/years.ts'

export const PATH = '/resources/tax-calculator'
export const MOST_FIELDS =
  '#v1;y=2025;s=joint;w=85000;w2=31000.50;e=40000;ti=500;ot=900;cl=700;sl=400;pt=9000;c=2;d=1;ec=2;a=67;in=900;di=1200;qd=800;sg=300;lg=5000;ss=12000;pn=4000;ir=3000;hs=1000;mi=20000;pr=6000;g=4000;fw=9000;hw=2000;p=1;p1=8000;p2=90000;p3=1500;sr=175;cr=200!y=2026;s=joint;w=85000'
const PERSON = 'w=85000;e=40000;ti=500;ot=900;ow=20000;a=67;b=1;ss=12000;pn=4000;u=500'
export const EVERY_FIELD = `#v1;y=2025;s=joint;${PERSON};${PERSON.replaceAll('=', '2=')};cl=700;sl=400;pt=9000;bw=30000;bp=50000;sp=2000;hi=12000;st=1;pp=1;c=2;d=1;ec=2;cc=1;in=900;te=300;di=1200;qd=800;sg=300;lg=5000;rn=1200;oi=150;ie=50;ir=3000;hs=1000;mi=20000;pr=6000;si=3000;g=4000;me=9000;fw=9000;hw=2000;fp=500;hp=100;p=1;p1=80000;p2=90000;p3=15000;sr=175;sb=earned;cr=200!y=2026;s=joint;w=1;w2=1`
export const HUGE_AMOUNTS = '#v1;y=2026;s=single;w=999999999999;e=999999999999;lg=999999999999;fw=5!y=2026;s=single;w=5'

export const SINGLE = `#v1;y=${startYear(dayOf(new Date().toISOString()))};s=single;w=85000`

export const figure = (page: Page) => page.locator('.slip-figure > strong')
export const total = (page: Page) => figure(page).innerText()
export const hash = (page: Page) => page.evaluate(() => location.hash)
export const wagesOf = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const wages = (page: Page) => wagesOf(page, 'Wages')

/** The calculator's details load on the visitor's first interaction with the page. */
export async function showDetails(page: Page): Promise<void> {
  await page.locator('.calc').waitFor()
  const move = async (x: number) => {
    await page.mouse.move(x, 5)
    return page.locator('#calc-compare').count()
  }
  await expect.poll(() => move(5).then(() => move(6))).toBe(1)
}
