import { Hono } from 'hono'
import { withDomain } from '#shared/links.ts'
import type { AppEnv } from './context.ts'

const DAY = 'public, max-age=86400'

export function icons() {
  return new Hono<AppEnv>()
    .get('/site.webmanifest', (c) => {
      const { brand, domain } = c.var.site
      const icon = (name: string) => `/art/${brand.id}/${name}`
      const manifest = {
        id: '/',
        name: brand.name,
        short_name: brand.name,
        description: brand.tagline,
        start_url: withDomain('/', domain),
        display: 'browser',
        theme_color: brand.theme.light.ground,
        background_color: brand.theme.light.ground,
        icons: [
          { src: icon('icon.svg'), sizes: 'any', type: 'image/svg+xml' },
          { src: icon('icon-192.png'), sizes: '192x192', type: 'image/png' },
          { src: icon('icon-512.png'), sizes: '512x512', type: 'image/png' },
          { src: icon('icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      }
      return c.body(JSON.stringify(manifest), 200, {
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': DAY,
      })
    })
    .get('/favicon.ico', (c) => {
      c.header('cache-control', DAY)
      return c.redirect(`/art/${c.var.site.brand.id}/icon-192.png`, 302)
    })
}
