/**
 * Terms of Service. COUNSEL MUST REVIEW THIS PAGE BEFORE LAUNCH, especially liability, governing law and venue, and the
 * tax note.
 */
import type { PageContent } from '#shared/page-content.ts'

export default {
  title: 'Terms of Service',
  description:
    'The terms for using this website: information, not advice; an estimate, not a return; no client relationship until an engagement letter.',
  lead: 'These terms apply to your use of this website. Work we do for clients has its own terms, in an engagement letter.',
  sections: [
    {
      id: 'about-these-terms',
      heading: 'About these terms',
      blocks: [
        'This website is run by the firm behind {brand}, with offices in Dresden, OH 43821, and Pickerington, OH 43147. By using the site, you accept these terms. If you do not accept them, please do not use it. You can still call us at {phone}.',
      ],
    },
    {
      id: 'information-only',
      heading: 'Information, not advice',
      blocks: [
        'The pages and posts here are general information. They do not take your situation into account. Tax law changes, and a rule that fits a neighbor may not fit you.',
        'Figures show the year they apply to, and pages with figures show when they were last checked. Check the official page we link to before you act, or ask us about your situation.',
      ],
    },
    {
      id: 'calculator',
      heading: 'The tax calculator is an estimate',
      blocks: [
        'The [tax calculator](/resources/tax-calculator) uses the figures you enter and the rules of the tax year it names. It leaves some things out and lists them. Its result is not a tax return, not a quote and not a promise of a refund. Do not send a payment based on it alone.',
      ],
    },
    {
      id: 'no-client-relationship',
      heading: 'When you become a client',
      blocks: [
        'Reading this site, using a tool, sending the contact form or booking a meeting does not make you a client. You become a client when you and the firm have both signed an engagement letter that says what we will do and for what fee.',
        'Until then we do not watch deadlines for you, answer notices for you or file anything for you.',
        {
          note: 'If a deadline is close, call {phone}. Do not count on a message being read before then.',
        },
      ],
    },
    {
      id: 'your-use',
      heading: 'Using the site',
      blocks: [
        {
          list: [
            'Use your own name and address in the contact form, or those of someone who asked you to write.',
            'Leave out Social Security, bank and card numbers. Use the client portal for documents.',
            'Do not try to break in, to overload the site or to send email to others through it.',
            'Do not copy the site to pass it off as your own.',
          ],
        },
        'We may hold back messages that look like spam and limit how many can be sent in a short time.',
      ],
    },
    {
      id: 'content',
      heading: 'Who owns the content',
      blocks: [
        'Text, drawings and logos on this site belong to the firm or are used with permission. You may read, print and share a page for your own use, and link to any page. For anything more, ask at {email}. You may read the news feed in a feed reader.',
      ],
    },
    {
      id: 'other-sites',
      heading: 'Links to other sites',
      blocks: [
        'We link to the client portal, a booking page, official pages and others. We do not run them and are not responsible for what they say, charge or store. Their own terms apply there.',
      ],
    },
    {
      id: 'no-warranty',
      heading: 'No warranty',
      blocks: [
        'We take care with what we publish, but we offer the site “as is.” We do not warrant that it is complete, current, free of errors or always available. If you find an error, write to {email}.',
      ],
    },
    {
      id: 'liability',
      heading: 'Limits of liability',
      blocks: [
        'As far as the law allows, the firm is not liable for losses that come from using this site, from relying on its general information or from the site being unavailable. This does not limit liability that cannot be limited by law, and it does not change what we owe clients under an engagement letter.',
      ],
    },
    {
      id: 'law',
      heading: 'Governing law',
      blocks: [
        'The law of the State of Ohio applies to these terms, except for its rules on choosing another state’s law. If part of these terms cannot be enforced, the rest still applies.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and contact',
      blocks: [
        'This version is from November 27, 2026. When we change the terms, we change this page and its date. The new version applies from then on.',
        'Questions go to {email} or {phone}. See also the [privacy policy](/privacy-policy) and [Cookies](/cookies).',
      ],
    },
  ],
} satisfies PageContent
