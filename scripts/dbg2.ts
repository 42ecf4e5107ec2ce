import { brotliCompressSync, constants } from 'node:zlib'
import { writeFileSync } from 'node:fs'
import { configuredVars } from './configured-vars.ts'
import { sendRequest } from './send-request.ts'
import { startSite } from './site.ts'
import { startStandIns } from './stand-ins.ts'
const settings = { MAILCHANNELS_API_KEY: 'none', ...configuredVars(process.env) }
const standIns = await startStandIns(settings)
const site = await startSite({ port: 0, vars: { ...settings, ...standIns.vars } })
const br = (s: string) => brotliCompressSync(Buffer.from(s), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
for (const brand of ['payroll', 'brownco']) {
  const { body, headers } = await sendRequest({ port: site.port, host: `${brand}.localhost`, path: '/' })
  const html = body.toString()
  writeFileSync(`/tmp/home-${brand}.html`, html)
  console.log(brand, html.length, br(html), JSON.stringify(headers).length)
  const style = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
  console.log('css', style.length, 'without css', br(html.replace(style, '')))
  const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((m) => m[0])
  for (const s of scripts) console.log('script', s.length, br(html) - br(html.replace(s, '')), s.slice(0, 160))
  const fam = [...html.matchAll(/@font-face\{[^}]*\}/g)].map((m) => m[0])
  console.log('fonts', fam.length, br(html) - br(html.replace(/@font-face\{[^}]*\}/g, '')))
  const rules = style.replace(/@media print\{(?:[^{}]*\{[^}]*\})*\}/g, '')
  console.log('print', style.length - rules.length, br(html) - br(html.replace(style, rules)))
}
await Promise.all([site.stop(), standIns.stop()])
