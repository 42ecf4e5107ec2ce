/**
 * Copy for the page "Cookies and Browser Storage". COUNSEL MUST REVIEW THIS PAGE BEFORE LAUNCH. Every key in
 * src/browser/storage-keys.ts needs a table row. The `widgets` section appears only if a tag manager or chat is configured. When
 * you configure a tag manager or chat, name the providers and the keys they set.
 */

import * as keys from '#browser/storage-keys.ts'
import type { PageContent, Section } from '#shared/page-content.ts'

const widgets: Section = {
  id: 'optional-widgets',
  heading: 'Optional widgets',
  blocks: [
    'We use a tag manager, a chat window or both. They come from other companies and can set cookies of their own. They load only after you have agreed, one after the other, once the rest of the page has loaded.',
    `Your answer is kept under the key ${keys.CONSENT_KEY}. Change it at the end of this page whenever you like; if you withdraw your consent, the page reloads without the widgets. Widgets you decline are not loaded. The tag manager is Google’s, the chat window Intercom’s.`,
  ],
}

const none: Section = {
  id: 'optional-widgets',
  heading: 'Optional widgets',
  blocks: [
    'The site does not currently use a tag manager or a chat window. If we add one, it will load only after you have agreed, and this page will say which company runs it and what it stores.',
  ],
}

/** @param hasWidgets True if a tag manager or chat is configured. */
export function cookies(hasWidgets: boolean): PageContent {
  return {
    title: 'Cookies and Browser Storage',
    description:
      'This website sets no cookies. See what it keeps in your own browser, why, for how long, and how you can view and clear it at any time.',
    lead: 'This website sets no cookies. It keeps a few settings in your own browser, and they stay there.',
    sections: [
      {
        id: 'what-is-stored',
        heading: 'What is kept in your browser',
        blocks: [
          {
            table: {
              caption: 'Browser storage keys of this website',
              head: ['Key', 'What it holds', 'When it is written', 'How long'],
              rows: [
                [
                  keys.THEME_KEY,
                  'Your choice of light or dark',
                  'When you use the theme switch',
                  'Until you clear it or use the system setting',
                ],
                [
                  `${keys.ANSWERS_KEY}, ${keys.TICKS_KEY}`,
                  'Your answers on the tax prep checklist and the items you have checked',
                  'When you use the checklist',
                  'Until you clear it',
                ],
                [
                  keys.DRAFT_KEY,
                  'What you have typed into the contact form, so that it is not lost; no number that the form has warned you about; and a random code, so that your message is not stored twice',
                  'When you type into the form',
                  'Until you send the form or choose Clear the Form; after seven days, the form removes it instead of restoring it',
                ],
                [
                  keys.SCROLL_KEY,
                  'How far you had scrolled on the pages of this visit, so that going back returns you to the same place',
                  'When you leave a page',
                  'Until you close the tab',
                ],
                [
                  keys.RELOADED_KEY,
                  'The address of a page that had to reload after we updated the site, so that it reloads only once',
                  'When a part of a page is no longer available',
                  'Until you close the tab',
                ],
                [
                  keys.RELOADED_SLUGS_KEY,
                  'The names of news posts whose page had to reload, so that each reloads only once',
                  'When a post with a very long address was missing at first',
                  'Until you close the tab',
                ],
                ...(hasWidgets
                  ? [
                      [
                        keys.CONSENT_KEY,
                        'Your answer about optional widgets',
                        'When you answer the question',
                        'Until you clear it; you can change it on this page',
                      ],
                    ]
                  : []),
              ],
              note: 'We set all of these ourselves. They are not sent to us with each page, as a cookie would be.',
            },
          },
          `The site writes the scroll positions, ${keys.RELOADED_KEY} and ${keys.RELOADED_SLUGS_KEY} when it needs them. It writes everything else only when you use the feature it belongs to. If your browser blocks storage, the site still works, but it does not remember these things.`,
        ],
      },
      {
        id: 'page-views',
        heading: 'Page views',
        blocks: [
          'We count page views and measure how fast some of them load. Neither uses a cookie or stores anything in your browser. The [privacy policy](/privacy-policy#page-views) explains what we count and measure.',
        ],
      },
      hasWidgets ? widgets : none,
      {
        id: 'global-privacy-control',
        heading: 'Global Privacy Control and Do Not Track',
        blocks: [
          'If your browser sends the Global Privacy Control or the Do Not Track signal, we treat it as a no. Optional widgets stay off, you are not asked, and your page views are not counted.',
        ],
      },
      {
        id: 'clear',
        heading: 'How to view it and clear it',
        blocks: [
          'Open your browser’s settings, look for site data or cookies, find this site’s address and remove its data. This removes your theme, check marks, answers and any unsent message. In a private window, they are removed when you close it.',
        ],
      },
      {
        id: 'others',
        heading: 'Other companies',
        blocks: [
          'Images come through the site’s own address, so their hosts cannot store anything in your browser.',
          'If we use Cloudflare Turnstile to tell people from bots, it loads from Cloudflare once you begin to fill in the form, and may store its own data in your browser.',
          'The client portal, the booking page and other sites we link to may set cookies under their own policies once you visit them.',
        ],
      },
      {
        id: 'changes',
        heading: 'Changes and questions',
        blocks: [
          'This version is from November 27, 2026. Questions go to {email} or {phone}. How we handle messages is in the [privacy policy](/privacy-policy).',
        ],
      },
    ],
  }
}
