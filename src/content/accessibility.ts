/**
 * Accessibility statement. COUNSEL MUST REVIEW THIS PAGE BEFORE LAUNCH. List a check under "What is tested" only if a browser test
 * performs it. The page must not claim an audit by another firm.
 */
import type { PageContent } from '#shared/page-content.ts'

export default {
  title: 'Accessibility',
  description:
    'This website aims for WCAG 2.2 AA. See what we test, what we know is missing, and how to reach us another way if something does not work for you.',
  lead: 'Everyone should be able to read this site, use its tools and reach us. If something does not work for you, tell us and we will help you another way.',
  sections: [
    {
      id: 'target',
      heading: 'What we aim for',
      blocks: [
        'We aim for the [Web Content Accessibility Guidelines (WCAG) 2.2](https://www.w3.org/TR/WCAG22/), level AA.',
        'Among other things, the guidelines call for enough contrast, full keyboard access and text that can be enlarged. Forms should say what is wrong and how to fix it.',
      ],
    },
    {
      id: 'built-in',
      heading: 'What the site does',
      blocks: [
        {
          list: [
            'You can read pages and send the contact form without JavaScript.',
            'Every page starts with a link that skips to the content.',
            'An outline always marks the keyboard focus.',
            'You can choose a light or dark theme. Otherwise, the site follows your system setting.',
            'If your system is set to reduce motion, nothing moves, and the numbers on the home page do not count up.',
            'You can stop the countdown on the page-not-found screen with its button.',
            'Form errors appear at the field and in a summary, in words and not by color alone.',
            'Tables have captions and header cells.',
          ],
        },
      ],
    },
    {
      id: 'tested',
      heading: 'What is tested',
      blocks: [
        {
          table: {
            caption: 'Checks of this website',
            head: ['Check', 'Where'],
            rows: [
              ['Automated rules (axe)', 'Every page, in light and dark'],
              ['Keyboard only', 'The menus and the skip link'],
              ['Width of 320 pixels', 'Every page, without scrolling sideways to read text'],
              ['Color contrast', 'Every pair of text and background colors, calculated'],
            ],
            note: 'These checks are part of how the site is built and run again when it changes.',
          },
        },
        'Automated rules find only part of what can go wrong. No outside organization has audited the site.',
      ],
    },
    {
      id: 'known-gaps',
      heading: 'What we know is missing',
      blocks: [
        {
          list: [
            'The client portal and the booking page are run by other companies. We have not tested them and cannot change them. If one of them does not work for you, call us and we will find another way to exchange documents or set a time.',
            'The city sites and official pages we link to are not ours either.',
            'An image in a news post may lack a good description. Tell us and we will add one.',
            'Documents in the portal or sent by email, such as PDF forms, may not work well with a screen reader. Ask us to go through them with you.',
          ],
        },
      ],
    },
    {
      id: 'tell-us',
      heading: 'Tell us about a barrier',
      blocks: [
        'Write to {email} or call {phone}, {days}. Tell us which page it is, what you wanted to do and what happened. If you can, name your browser and any assistive technology you use.',
      ],
    },
    {
      id: 'other-ways',
      heading: 'Other ways to reach us',
      blocks: [
        {
          list: [
            'By phone: {phone}',
            'By email: {email}',
            'In person, by appointment: Dresden, OH 43821, or Pickerington, OH 43147',
            'Online, by phone or video',
          ],
        },
        'You do not need this website to work with us.',
      ],
    },
    {
      id: 'date',
      heading: 'About this statement',
      blocks: [
        'We last updated this statement on November 27, 2026. We update it when our tests or our findings change.',
      ],
    },
  ],
} satisfies PageContent
