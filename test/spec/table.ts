/** Every text, limit, constant, timing and colour of SPEC.md sections 5, 8 and 9: where it lives and what shows it. */
import type { Row } from './check.ts'

const CONTACT = 'src/shared/contact-texts.ts'
const CONTACT_RULES = 'src/shared/contact.ts'
const CONTENT = 'src/shared/content.ts'
const TOASTS = 'src/shared/toasts.ts'
const TEXT = 'src/shared/text.ts'
const LONG_SLUG = 'src/shared/long-slug.ts'
const SHELL = 'src/shared/shell.ts'

const contactTest = (name: string) => `test/shared/contact.test.ts > ${name}`
const textTest = (name: string) => `test/shared/text.test.ts > ${name}`
const formTest = (name: string) => `test/client/contact-form.test.tsx > ${name}`
const toasterTest = (name: string) => `test/client/toaster.test.tsx > ${name}`
const widgetTest = (name: string) => `test/client/widgets.test.tsx > ${name}`
const browserTest = (name: string) => `test/browser/${name}`
const workerTest = (name: string) => `test/worker/${name}`

const nameLength = contactTest('a name of %s characters: %s')
const messageLength = contactTest('a message of %s characters: %s')
const phoneLength = contactTest('a phone number of %s characters: %s')
const notAnAddress = contactTest('%s is not an address')
const required = contactTest('%s that is empty, blank or missing is required: %s')
const ownServices = formTest('%s offers its own services, after the placeholder')
const refused = formTest('%s: the form stays, with what was typed')
const thanked = formTest('after success a thank-you stands in the form’s place and leads back to an empty form')
const noConnection = browserTest(
  'blog.test.ts > without a connection the list says so, in its place and in a toast, and tries again when told',
)
const loadFails = browserTest('blog.test.ts > what %s cannot load is told as %s')
const byHand = browserTest('long-slug.test.ts > by hand 80 characters are tried first')
const notFoundByHand = browserTest(
  'long-slug.test.ts > nothing is found: two tries by hand, then the button goes; nothing leads away by itself',
)
const listsDown = workerTest(
  'pages.test.ts > with Ghost down and nothing kept, lists stand with the words of the spec and are not stored',
)
const postDown = 'test/client/page-failure.test.tsx > a post that cannot be had says so, with a way to try again'
const oneToast = toasterTest('a toast stays 4 seconds, is 356 px wide and 14 px from the next')
const queryCache =
  'test/client/router.test.tsx > in the browser content is stale after 5 minutes, asked for twice at most, and not again on focus'
const bothOffices = 'test/client/site-footer.test.tsx > the footer of %s names its tagline and both offices'
const primaryColor = 'test/brands/brands.test.ts > the light theme’s brand colour is the brand’s own primary'
const tooltipDelays = browserTest(
  'tooltips.test.ts > a tooltip comes after 700 ms under the pointer, and at once beside one that has just gone',
)
const pageFade = browserTest(
  'page-changes.test.ts > a new path fades in, is seen from its top and has the focus at its heading; the bar does not fade',
)
const barShrinks = browserTest(
  'shell.test.ts > past 20 px the bar shrinks from 28 to 20 units, and nothing below it moves',
)
const ownColors = 'test/brands/brands.test.ts > $id: each of its own colours is one of its theme'
const byPriority = 'test/brands/brands.test.ts > the default brand lists services by priority'
const homeLists = workerTest(
  'home.test.ts > %s: home shows six services in the brand’s order, five industries and three posts',
)
const siteLists = workerTest(
  'home.test.ts > %s: menu and footer list the services in the brand’s order, and the nine cities',
)
const submenus =
  'test/browser/menus.test.ts > a submenu opens on hover, stays while the pointer is on it, and closes 150 ms after it has left'
const counters =
  'test/browser/home.test.ts > numbers that come into view later count up in 50 steps of 30 ms and end as what they are'

const titleOf = ({ title }: { title: string }) => title

const validation: Row[] = [
  { section: '5', what: 'name, least', value: 2, symbol: `${CONTACT}#NAME_MIN`, test: nameLength },
  {
    section: '5',
    what: 'name too short',
    value: 'Name must be at least 2 characters',
    symbol: `${CONTACT}#contactTexts.nameShort`,
    test: nameLength,
  },
  {
    section: '5',
    what: 'no address',
    value: 'Please enter a valid email address',
    symbol: `${CONTACT}#contactTexts.email`,
    test: notAnAddress,
  },
  { section: '5', what: 'message, least', value: 5, symbol: `${CONTACT}#MESSAGE_MIN`, test: messageLength },
  {
    section: '5',
    what: 'message too short',
    value: 'Message must be at least 5 characters',
    symbol: `${CONTACT}#contactTexts.messageShort`,
    test: messageLength,
  },
  ...['{label}', 'Name', 'Email', 'Message'].map(
    (label): Row => ({
      section: '5',
      what: `${label} left empty`,
      value: `${label} is required`,
      symbol: `${CONTACT}#contactTexts.required()`,
      args: [label],
      test: required,
    }),
  ),
  {
    section: '5',
    what: 'the first error message is returned',
    value: 'Name is required',
    symbol: `${CONTACT_RULES}#checkContact().error`,
    args: [{ email: 'nobody', phone: '1' }, { serviceOptions: [] }],
    test: contactTest('all faults are told, the first in the order name, email, phone, message as the error'),
  },
  { section: '5', what: 'phone, least', value: 7, symbol: `${CONTACT}#PHONE_MIN`, test: phoneLength },
  { section: '5', what: 'phone, most', value: 20, symbol: `${CONTACT}#PHONE_MAX`, test: phoneLength },
  {
    section: '5',
    what: 'phone characters',
    value: '+1 (740) 555-0199',
    symbol: `${CONTACT_RULES}#checkContact().value.phone`,
    args: [
      { name: 'Ana', email: 'ana@visitor.test', phone: '+1 (740) 555-0199', message: 'Hello' },
      { serviceOptions: [] },
    ],
    test: contactTest('a phone number is made of digits, dash, plus, parentheses and space, and nothing else'),
  },
  {
    section: '5',
    what: 'no phone number',
    value: 'Please enter a valid phone number',
    symbol: `${CONTACT}#contactTexts.phone`,
    test: phoneLength,
  },
  {
    section: '5',
    what: 'values are cleaned',
    value: 'Ana',
    symbol: `${CONTACT_RULES}#checkContact().value.name`,
    args: [{ name: ' A\u0000na\u0007 ', email: 'ana@visitor.test', message: 'Hello' }, { serviceOptions: [] }],
    test: contactTest('values are trimmed and control characters go, but for line feed and tab in the message'),
  },
  {
    section: '5',
    what: 'services of payroll',
    value: ['Payroll Services', 'Tax Filing', 'HR Services', 'Business Formation', 'Other Services'],
    symbol: 'src/brands/payroll.ts#default.serviceOptions.map()',
    args: [titleOf],
    test: ownServices,
  },
  {
    section: '5',
    what: 'services of brownco',
    value: ['Business Consulting', 'Marketing Services', 'Business Formation', 'Fractional CFO', 'Other Services'],
    symbol: 'src/brands/brownco.ts#default.serviceOptions.map()',
    args: [titleOf],
    test: ownServices,
  },
  {
    section: '5',
    what: 'services of the default brand',
    value: ['Personal Tax Services', 'Business Tax Services', 'Bookkeeping', 'Business Formation', 'Other Services'],
    symbol: 'src/brands/dresdentax.ts#default.serviceOptions.map()',
    args: [titleOf],
    test: ownServices,
  },
  {
    section: '5',
    what: 'hosts of post images',
    value: ['own site', 'file host', 'content service', 'stock photo service'],
    symbol: 'worker/ghost/pictures.ts#SOURCES',
    test: workerTest(
      'post-html-cards.test.ts > a picture of the site, its file host, Ghost or the stock photo service is shown: %s',
    ),
  },
]

const contactErrors: Row[] = [
  {
    section: '8',
    what: 'contact, failure toast',
    value: 'Error sending message',
    symbol: `${CONTACT}#contactTexts.failureTitle`,
    test: refused,
  },
  {
    section: '8',
    what: 'contact, failure toast without the server’s text',
    value: 'Please try again later.',
    symbol: `${CONTACT}#contactTexts.tryLater`,
    test: refused,
  },
  {
    section: '8',
    what: 'contact, unexpected',
    value: 'An unexpected error occurred. Please try again later.',
    symbol: `${CONTACT}#contactTexts.unexpected`,
    test: 'test/client/page-failure.test.tsx > an unknown failure does not tell what went wrong',
  },
  {
    section: '8',
    what: 'contact, default',
    value: 'Failed to send your message',
    symbol: `${CONTACT}#contactTexts.notSent`,
    test: refused,
  },
  {
    section: '8',
    what: 'contact, unparseable success',
    value: 'Invalid server response',
    symbol: `${CONTACT}#contactTexts.invalidResponse`,
    test: refused,
  },
  {
    section: '8',
    what: 'contact, fallback',
    value: 'Failed to submit the form. Please try again later.',
    symbol: `${CONTACT}#contactTexts.submitFailed`,
    test: refused,
  },
  {
    section: '8',
    what: 'contact, success toast',
    value: 'Message sent successfully',
    symbol: `${CONTACT}#contactTexts.successTitle`,
    test: thanked,
  },
  {
    section: '8',
    what: 'contact, success toast’s text',
    value: "We'll get back to you soon!",
    symbol: `${CONTACT}#contactTexts.successDescription`,
    test: thanked,
  },
  {
    section: '8',
    what: 'contact, returned message',
    value: "Form submitted successfully. We'll get back to you soon!",
    symbol: `${CONTACT}#contactTexts.success`,
    test: workerTest('contact.test.ts > a message is stored, mailed to the brand, and the visitor is told so'),
  },
]

const blogErrors: Row[] = [
  {
    section: '8',
    what: 'posts',
    value: 'Error Loading Posts',
    symbol: `${CONTENT}#contentTexts.postsTitle`,
    test: listsDown,
  },
  {
    section: '8',
    what: 'posts, text',
    value: 'Unable to load posts. Please try again later.',
    symbol: `${CONTENT}#contentTexts.posts`,
    test: listsDown,
  },
  {
    section: '8',
    what: 'offline',
    value: 'Network Error',
    symbol: `${CONTENT}#contentTexts.offlineTitle`,
    test: noConnection,
  },
  {
    section: '8',
    what: 'offline, text',
    value: 'You appear to be offline. Please check your connection.',
    symbol: `${CONTENT}#contentTexts.offline`,
    test: 'test/content-client.test.ts > being offline is told as such',
  },
  {
    section: '8',
    what: 'permission',
    value: 'WebAuthn Error',
    symbol: `${CONTENT}#contentTexts.permissionTitle`,
    test: 'test/content-client.test.ts > %s is told in its own words',
  },
  {
    section: '8',
    what: 'post',
    value: 'Error Loading Post',
    symbol: `${CONTENT}#contentTexts.postTitle`,
    test: postDown,
  },
  {
    section: '8',
    what: 'post, text',
    value: 'Unable to load the requested post.',
    symbol: `${CONTENT}#contentTexts.post`,
    test: postDown,
  },
  {
    section: '8',
    what: 'posts of a tag',
    value: 'Error Loading Tag Posts',
    symbol: `${CONTENT}#contentTexts.tagPostsTitle`,
    test: loadFails,
  },
  {
    section: '8',
    what: 'tag',
    value: 'Error Loading Tag',
    symbol: `${CONTENT}#contentTexts.tagTitle`,
    test: browserTest('blog.test.ts > a page behind %s that cannot be had: %s'),
  },
  {
    section: '8',
    what: 'featured posts',
    value: 'Error Loading Featured Posts',
    symbol: `${CONTENT}#contentTexts.featuredTitle`,
    test: browserTest('blog.test.ts > featured posts that home cannot have are told as such'),
  },
  {
    section: '8',
    what: 'timeout',
    value: 'Operation timed out after {ms}ms',
    symbol: `${CONTENT}#contentTexts.timedOut()`,
    args: ['{ms}'],
    test: workerTest('ghost-client.test.ts > an answer that takes too long is given up on'),
  },
  {
    section: '8',
    what: 'retry, found',
    value: 'Success!',
    symbol: `${LONG_SLUG}#longSlugTexts.successTitle`,
    test: byHand,
  },
  {
    section: '8',
    what: 'retry, found, text',
    value: 'Post found with shorter URL. Redirecting...',
    symbol: `${LONG_SLUG}#longSlugTexts.success`,
    test: byHand,
  },
  {
    section: '8',
    what: 'retry, not found',
    value: 'Retry failed',
    symbol: `${LONG_SLUG}#longSlugTexts.failedTitle`,
    test: notFoundByHand,
  },
  {
    section: '8',
    what: 'retry, not found, text',
    value: 'Could not find the post with a shorter URL.',
    symbol: `${LONG_SLUG}#longSlugTexts.failed`,
    test: notFoundByHand,
  },
  {
    section: '8',
    what: 'retry, error',
    value: 'Retry error',
    symbol: `${LONG_SLUG}#longSlugTexts.errorTitle`,
    test: browserTest('long-slug.test.ts > a try that fails for another reason says so'),
  },
  {
    section: '8',
    what: 'automatic look-up',
    value: 'Post found',
    symbol: `${LONG_SLUG}#longSlugTexts.foundTitle`,
    test: browserTest('long-slug.test.ts > the full slug is there by now: told, and the page loaded anew, once'),
  },
]

const otherErrors: Row[] = [
  {
    section: '8',
    what: 'startup failure',
    value: 'Reload Page',
    symbol: 'src/shared/failure.ts#RELOAD',
    test: 'test/browser/start.test.ts > a failure that takes the page down leaves a page with Reload Page',
  },
  {
    section: '8',
    what: 'errors that are silenced',
    value: ['analytics', 'chat', 'widgets', 'consent'],
    symbol: 'src/widgets/silence.ts#SILENCED',
    test: widgetTest('errors of %s are silenced'),
  },
  {
    section: '8',
    what: 'warnings of widgets',
    value: ['tag manager', 'chat widget'],
    symbol: 'src/widgets/start.ts#WIDGETS',
    test: widgetTest('a widget that cannot be loaded is warned of, no more'),
  },
  {
    section: '8',
    what: 'warnings of contexts',
    value: ['theme context', 'brand context'],
    instead: 'There are no such contexts: the scheme is CSS, the brand comes with the route, whose type says so.',
  },
  {
    section: '8',
    what: 'failed preload of page code',
    value: 'vite:preloadError',
    symbol: 'src/preload-failure.ts#PRELOAD_ERROR',
    test: 'test/browser/preload-failure.test.ts > page code that a new deploy has replaced makes the page one navigates to load anew, once',
  },
]

const OFFICES = { location: ['Dresden', 'OH', '43821'], secondaryLocation: ['Pickerington', 'OH', '43147'] }

const offices = ['dresdentax', 'brownco', 'payroll'].flatMap((brand) =>
  Object.entries(OFFICES).flatMap(([office, facts]) =>
    facts.map(
      (value, index): Row => ({
        section: '9',
        what: `${brand}, ${office}, ${['city', 'region', 'postalCode'][index]}`,
        value,
        symbol: `src/brands/${brand}.ts#default.contact.${office}.${['city', 'region', 'postalCode'][index]}`,
        test: bothOffices,
      }),
    ),
  ),
)

const colors: Row[] = [
  ['dresdentax', { primary: '#FCCD39', secondary: '#1A3B6D', accent: '#2E97B7' }] as const,
  ['brownco', { primary: '#ea384c', secondary: '#000000', accent: '#999999' }] as const,
  ['payroll', { primary: '#3cc36d', secondary: '#4b4a4b' }] as const,
].flatMap(([brand, own]) =>
  Object.entries(own).map(
    ([name, value]): Row => ({
      section: '9',
      what: `${brand}, ${name} colour`,
      value,
      symbol: `src/brands/${brand}.ts#default.colors.${name}`,
      test: name === 'primary' ? primaryColor : ownColors,
    }),
  ),
)

const catalogue: Row[] = [
  {
    section: '9',
    what: 'service-area cities',
    value: [
      'Dresden',
      'Zanesville',
      'Coshocton',
      'Newark',
      'Cambridge',
      'Mount Vernon',
      'Newcomerstown',
      'Marietta',
      'Columbus',
    ],
    symbol: 'src/shared/locations.ts#cities.map()',
    args: [({ name }: { name: string }) => name],
    test: siteLists,
  },
  // Seven priorities for eight services: the last two share one.
  ...[
    'personal-tax',
    'business-tax',
    'business-formation',
    'bookkeeping',
    'payroll',
    'fractional-cfo',
    'hr-consulting',
    'marketing',
  ].map(
    (id, index): Row => ({
      section: '9',
      what: `priority of ${id}`,
      value: Math.min(index + 1, 7),
      symbol: `src/content/services.ts#services.${id}.priority`,
      test: byPriority,
    }),
  ),
  {
    section: '9',
    what: 'service order of brownco',
    value: [
      'marketing',
      'business-formation',
      'fractional-cfo',
      'bookkeeping',
      'business-tax',
      'payroll',
      'hr-consulting',
      'personal-tax',
    ],
    symbol: 'src/brands/brownco.ts#default.services.order',
    test: siteLists,
  },
  {
    section: '9',
    what: 'service order of payroll',
    value: [
      'payroll',
      'bookkeeping',
      'hr-consulting',
      'fractional-cfo',
      'business-tax',
      'business-formation',
      'personal-tax',
      'marketing',
    ],
    symbol: 'src/brands/payroll.ts#default.services.order',
    test: siteLists,
  },
  { section: '9', what: 'home, services', value: 6, symbol: `${CONTENT}#HOME_SERVICES`, test: homeLists },
  {
    section: '9',
    what: 'home, featured posts',
    value: 3,
    symbol: `${CONTENT}#FEATURED_SIZE`,
    test: workerTest('content-api.test.ts > the featured are filled up with the newest, none twice'),
  },
  {
    section: '9',
    what: 'home, industry cards',
    value: 5,
    symbol: `${CONTENT}#HOME_INDUSTRIES`,
    test: homeLists,
  },
]

const blog: Row[] = [
  {
    section: '9',
    what: 'blog, posts of a list',
    value: 6,
    symbol: `${CONTENT}#LIST_SIZE`,
    test: browserTest(
      'blog.test.ts > with script results follow what is typed, in one page and one step of the history',
    ),
  },
  {
    section: '9',
    what: 'blog, posts of a page',
    value: 9,
    symbol: `${CONTENT}#PAGE_SIZE`,
    test: workerTest('content-api.test.ts > a page of posts says how many pages there are'),
  },
  {
    section: '9',
    what: 'blog, featured posts',
    value: 3,
    symbol: `${CONTENT}#FEATURED_SIZE`,
    test: workerTest('content-api.test.ts > the featured are filled up with the newest, none twice'),
  },
  {
    section: '9',
    what: 'single-post timeout, ms',
    value: 10_000,
    symbol: `${CONTENT}#POST_TIMEOUT_MS`,
    test: workerTest('ghost-client.test.ts > an answer that takes too long is given up on'),
  },
  {
    section: '9',
    what: 'slug threshold',
    value: 150,
    symbol: `${LONG_SLUG}#LONG_SLUG_FROM`,
    test: workerTest('blog.test.ts > a missing slug of %i characters'),
  },
  {
    section: '9',
    what: 'slug cut, automatic',
    value: 120,
    symbol: `${LONG_SLUG}#AUTOMATIC_CUT`,
    test: 'test/queries/long-slug.test.ts > otherwise its first 120 characters lead to the post',
  },
  {
    section: '9',
    what: 'slug cuts, manual',
    value: [80, 50],
    symbol: `${LONG_SLUG}#MANUAL_CUTS`,
    test: 'test/queries/long-slug.test.ts > by hand, try %i takes the first %i characters',
  },
  { section: '9', what: 'manual attempts', value: 2, symbol: `${LONG_SLUG}#MANUAL_ATTEMPTS`, test: notFoundByHand },
  {
    section: '9',
    what: '404 countdown, s',
    value: 5,
    symbol: 'src/shared/not-found.ts#NOT_FOUND_SECONDS',
    test: 'test/browser/not-found.test.ts > the 404 page counts down and leads home',
  },
  {
    section: '9',
    what: 'excerpt, most',
    value: 350,
    symbol: `${TEXT}#EXCERPT_MAX`,
    test: textTest('%s that fits stays as it is, and one character more is cut'),
  },
  {
    section: '9',
    what: 'title, most',
    value: 150,
    symbol: `${TEXT}#TITLE_MAX`,
    test: textTest('%s that fits stays as it is, and one character more is cut'),
  },
  {
    section: '9',
    what: 'title, 147 plus ellipsis',
    value: `${'x'.repeat(147)}...`,
    symbol: `${TEXT}#trimTitle()`,
    args: ['x'.repeat(151)],
    test: textTest('a title ends between words 60 percent in or later, else after 147 characters'),
  },
  {
    section: '9',
    what: 'image lazy-load margin, px',
    value: 50,
    symbol: 'src/shared/picture.ts#LAZY_MARGIN_PX',
    test: browserTest(
      'pictures.test.ts > pictures come within 50 px of the view, the first at once, and nothing moves',
    ),
  },
]

const form: Row[] = [
  { section: '9', what: 'phone, least', value: 7, symbol: `${CONTACT}#PHONE_MIN`, test: phoneLength },
  { section: '9', what: 'phone, most', value: 20, symbol: `${CONTACT}#PHONE_MAX`, test: phoneLength },
  { section: '9', what: 'name, least', value: 2, symbol: `${CONTACT}#NAME_MIN`, test: nameLength },
  { section: '9', what: 'message, least', value: 5, symbol: `${CONTACT}#MESSAGE_MIN`, test: messageLength },
]

const shell: Row[] = [
  {
    section: '9',
    what: 'toasts kept',
    value: 5,
    symbol: `${TOASTS}#TOASTS_KEPT`,
    test: toasterTest('at most five toasts are kept: with a sixth the oldest is gone'),
  },
  {
    section: '9',
    what: 'toast removal delay, ms',
    value: 1_000_000,
    instead: 'The two toasters are one, which takes a dismissed toast away at once.',
  },
  { section: '9', what: 'toast duration, ms', value: 4000, symbol: `${TOASTS}#TOAST_DURATION_MS`, test: oneToast },
  {
    section: '9',
    what: 'toasts visible',
    value: 3,
    symbol: `${TOASTS}#TOASTS_VISIBLE`,
    test: toasterTest('the newest three toasts are shown, the newest first'),
  },
  { section: '9', what: 'toast width, px', value: 356, symbol: `${TOASTS}#TOAST_WIDTH_PX`, test: oneToast },
  { section: '9', what: 'toast gap, px', value: 14, symbol: `${TOASTS}#TOAST_GAP_PX`, test: oneToast },
  { section: '9', what: 'tooltip delay, ms', value: 700, symbol: `${SHELL}#TOOLTIP_DELAY_MS`, test: tooltipDelays },
  {
    section: '9',
    what: 'tooltip skip-delay, ms',
    value: 300,
    symbol: `${SHELL}#TOOLTIP_SKIP_DELAY_MS`,
    test: tooltipDelays,
  },
  {
    section: '9',
    what: 'query stale time, ms',
    value: 300_000,
    symbol: 'src/queries/stale.ts#STALE_MS',
    test: queryCache,
  },
  { section: '9', what: 'query retries', value: 1, symbol: 'src/queries/stale.ts#RETRIES', test: queryCache },
  {
    section: '9',
    what: 'query refetch on window focus',
    value: false,
    symbol:
      'src/router.tsx#createAppRouter().options.context.queryClient.getDefaultOptions().queries.refetchOnWindowFocus',
    test: queryCache,
  },
  {
    section: '9',
    what: 'tag manager timeout, ms',
    value: 10_000,
    symbol: 'src/shared/widgets.ts#TAG_MANAGER_TIMEOUT_MS',
    test: widgetTest('the tag manager is given up on after 10 s with a warning, and the chat comes all the same'),
  },
  {
    section: '9',
    what: 'chat widget timeout, ms',
    value: 15_000,
    symbol: 'src/shared/widgets.ts#CHAT_TIMEOUT_MS',
    test: widgetTest('the chat is given up on after 15 s with a warning'),
  },
  {
    section: '9',
    what: 'chat widget session duration',
    value: 25,
    symbol: 'src/shared/widgets.ts#CHAT_SESSION_MINUTES',
    test: widgetTest('the chat is told its app and that a session lasts 25 minutes'),
  },
  { section: '9', what: 'page fade, ms', value: 300, symbol: `${SHELL}#PAGE_FADE_MS`, test: pageFade },
  {
    section: '9',
    what: 'scroll-shrink threshold, px',
    value: 20,
    symbol: `${SHELL}#SCROLL_SHRINK_PX`,
    test: barShrinks,
  },
  {
    section: '9',
    what: 'submenu close delay, ms',
    value: 150,
    symbol: `${SHELL}#SUBMENU_CLOSE_MS`,
    test: submenus,
  },
  { section: '9', what: 'submenu width', value: 240, symbol: `${SHELL}#SUBMENU_WIDTH_PX`, test: submenus },
  { section: '9', what: 'counter steps', value: 50, symbol: 'src/shared/counters.ts#COUNTER_STEPS', test: counters },
  {
    section: '9',
    what: 'counter step, ms',
    value: 30,
    symbol: 'src/shared/counters.ts#COUNTER_STEP_MS',
    test: counters,
  },
]

export const SPEC_TABLE: readonly Row[] = [
  ...validation,
  ...contactErrors,
  ...blogErrors,
  ...otherErrors,
  ...offices,
  ...colors,
  ...catalogue,
  ...blog,
  ...form,
  ...shell,
]
