/**
 * Accessibility statement. COUNSEL MUST REVIEW THIS PAGE BEFORE LAUNCH.
 *
 * "What is tested" must match the browser tests: leave a line out until its test exists. No outside audit is claimed.
 */
import type { PageContent } from '#shared/page-content.ts'

export default {
  title: 'Accessibility',
  description:
    'This website aims for WCAG 2.2 AA. What we test and how, what we know is not there yet, and how to reach us another way if something stops you.',
  lead: 'Everyone should be able to read this site, use its tools and reach us. If something stops you, tell us and we will help you another way.',
  sections: [
    {
      id: 'target',
      heading: 'What we aim for',
      blocks: [
        'We aim for the [Web Content Accessibility Guidelines (WCAG) 2.2](https://www.w3.org/TR/WCAG22/), level AA.',
        'Among other things the guidelines ask for enough contrast, for everything to work from a keyboard and for text that can be enlarged. Forms should say what is wrong and how to fix it.',
      ],
    },
    {
      id: 'built-in',
      heading: 'What the site does',
      blocks: [
        {
          list: [
            'Pages can be read and the contact form can be sent without JavaScript.',
            'Every page starts with a link that skips to the content.',
            'A ring always marks the keyboard focus.',
            'You can choose light or dark; without a choice the site follows your system.',
            'If your system asks for less motion, nothing moves, and the numbers on the home page do not count up.',
            'The countdown on the page-not-found screen can be stopped. It stops by itself when you press a key, move the focus or use the pointer.',
            'Errors in the form are named at the field and in a summary, in words and not by color alone.',
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
              ['Keyboard alone', 'The menus and the skip link'],
              ['Width of 320 pixels', 'Every page, without scrolling sideways to read text'],
              ['Color contrast', 'Every pair of text and background color, computed'],
            ],
            note: 'These checks are part of how the site is built and run again when it changes.',
          },
        },
        'Automated rules find only part of what can go wrong. The site has not been audited by an outside body.',
      ],
    },
    {
      id: 'known-gaps',
      heading: 'What we know is missing',
      blocks: [
        {
          list: [
            'The client portal and the booking page are run by other companies. We have not tested them and cannot change them. If one of them stops you, call us and we will find another way to exchange papers or set a time.',
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
        'Write to {email} or call {phone}, {days}. Tell us the page, what you wanted to do and what happened. If you can, name your browser and the aid you use.',
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
        'We last updated this statement on November 21, 2026. We change it when our tests or our findings change.',
      ],
    },
  ],
} satisfies PageContent
