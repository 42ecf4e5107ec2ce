/** The requests that the benchmark measures with a blog of 30 posts. */
import type { Answer } from '#scripts/send-request'
import { type BenchRequest, REQUEST_ID } from './load.ts'

export interface Row {
  name: string
  /** The value of PAGE_CACHE with which the site runs. */
  pageCache: 'on' | 'off' | 'edge'
  /** @param read Sends a GET request to the site. */
  request(read: (path: string) => Promise<Answer>): BenchRequest | Promise<BenchRequest>
}

const POST = '/blog/payroll-dates-2027'
const SEARCH = '/blog?q=payroll+tax'
const SEARCH_API = '/api/content/search?q=payroll+tax'
const FEED = '/rss.xml'
const POST_LIST = '/api/content/posts'

interface PageRow extends Row {
  path: string
}

const page = (name: string, path: string, pageCache: Row['pageCache'] = 'off'): PageRow => ({
  name,
  path,
  pageCache,
  request: () => ({ path }),
})

function notModified(name: string, path: string): Row {
  return {
    name,
    pageCache: 'on',
    async request(read) {
      const { headers } = await read(path)
      if (!headers.etag) throw new Error(`${path} has no ETag`)
      return { path, headers: { 'if-none-match': headers.etag }, status: 304 }
    },
  }
}

/** A list whose posts have pictures. */
const PICTURES = '/blog/tag/starting-a-business'

const media: Row = {
  name: 'media',
  pageCache: 'on',
  async request(read) {
    const { body } = await read(PICTURES)
    const path = /\/media\/[^"\s]+/.exec(body.toString())?.[0]
    if (!path) throw new Error(`${PICTURES} has no image from /media`)
    return { path: path.replaceAll('&amp;', '&') }
  },
}

const contact: Row = {
  name: 'contact post',
  pageCache: 'on',
  request: () => ({
    path: '/api/contact',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      formData: {
        name: 'Pat Miller',
        email: `pat-${REQUEST_ID}@example.com`,
        phone: '',
        message: 'Please send me a quote for the payroll of four employees.',
      },
    }),
  }),
}

export const ROWS: readonly Row[] = [
  page('hot page', '/', 'on'),
  page('Cache API page', '/', 'edge'),
  notModified('304', '/'),
  { name: 'redirect', pageCache: 'on', request: () => ({ path: '/about', status: 301 }) },
  page('home', '/'),
  page('post', POST),
  page('blog', '/blog'),
  page('service', '/services/payroll'),
  page('contact', '/contact'),
  page('calculator', '/resources/tax-calculator'),
  page('feed', FEED, 'on'),
  notModified('feed 304', FEED),
  page('feed, uncached', FEED),
  page('search', SEARCH),
  page('search API', SEARCH_API, 'on'),
  page('post list API', POST_LIST, 'on'),
  media,
  contact,
]

/** The rows that the benchmark repeats with more posts. */
export const GROWTH_ROWS: readonly PageRow[] = [
  page('home', '/'),
  page('blog', '/blog'),
  page('post', POST),
  page('feed', FEED),
  page('search', SEARCH),
  page('search API', SEARCH_API),
]
