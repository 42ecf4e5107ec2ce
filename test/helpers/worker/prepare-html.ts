import { preparePost } from '#worker/content/html/prepare.ts'
import { createMediaHosts } from '#worker/content/media/media-hosts.ts'

export const GHOST = 'https://ghost.test'
export const media = createMediaHosts({
  ghostUrl: GHOST,
  hosts: ['pictures.test'],
  ownHosts: ['dresdentax.example'],
  secret: 'content-key',
})
export const IMAGE = `${GHOST}/content/images/2026/01/a.png`

const PAGES = [
  ...['/', '/about-us', '/blog', '/contact', '/resources/tax-calculator', '/services/payroll', '/terms-of-service'],
  ...['/rss.xml', '/atom.xml'],
]
export const isPage = (path: string) => PAGES.includes(path)

export const prepare = (html: string) => preparePost(html, { ghostUrl: GHOST, media, isPage })
export const prepareHtml = (html: string) => prepare(html).html
