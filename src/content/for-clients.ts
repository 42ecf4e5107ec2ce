import type { PageContent } from '#shared/page-content.ts'

/** Sections on the For Clients page that all brands share. Each brand's copy adds the introduction and the list of documents. */
export default {
  title: 'For Clients',
  description:
    'Sign in to the client portal, send documents safely, pay an invoice, and find out whether a message that names us is really from us.',
  /** Id of the section that shows the brand's list of documents after the section's first paragraph. */
  listIn: 'send-documents',
  sections: [
    {
      id: 'portal',
      heading: 'Sign in to the client portal',
      blocks: [
        'The portal is where you send us documents, and where we put finished returns and reports for you. Another company runs it, and you sign in there, not on this website.',
        {
          steps: [
            {
              title: 'The first time',
              text: 'Tell us which email address to invite. Open the invitation, choose a password that you use nowhere else, and turn on the second step at sign-in if the portal offers it.',
            },
            {
              title: 'After that',
              text: 'Type the portal’s address or use the button on this website. Do not sign in through a link in a message you did not expect.',
            },
            {
              title: 'If you forgot your password',
              text: 'Use the link for a forgotten password on the portal’s sign-in page. If the email does not arrive, call {phone}. We never need your password, so do not share it with anyone.',
            },
          ],
        },
      ],
    },
    {
      id: 'send-documents',
      heading: 'Send us documents, such as a W-2',
      blocks: [
        'Upload documents to the client portal, or bring them to a meeting. A clear photo of each page is fine.',
        {
          note: 'Please do not email documents or send them through the contact form. An email can be read on its way, and it stays in two mailboxes. A W-2 contains everything a thief needs to file a return in your name.',
        },
        'Federal law limits what a tax preparer may do with your return information. We use it to prepare your return. For anything else we need your written consent, unless the law makes an exception. The [privacy policy](/privacy-policy#client-data) says more.',
      ],
      sources: [
        {
          label: '26 CFR 301.7216-1',
          href: 'https://www.ecfr.gov/current/title-26/section-301.7216-1',
          year: '2026',
        },
      ],
    },
    {
      id: 'invoice',
      heading: 'Pay an invoice',
      blocks: [
        'Each invoice from us says how to pay it. If anything on it looks new to you, such as another bank account or a payment link you have not seen before, call {phone} before you pay.',
        'We do not change our bank account by email, and we do not take gift cards, wire transfers to a person, or cryptocurrency.',
        'Taxes are not part of our invoice. You pay them to the tax agency. The [Tax Payment Center](/resources/tax-payment-center) has the official pages.',
      ],
    },
    {
      id: 'real-or-fake',
      heading: 'Is this message from us?',
      blocks: [
        'If you are not sure, do not answer, click or pay. Call {phone}, the number on this website, and ask.',
        {
          table: {
            caption: 'A message or call that names us',
            head: ['It asks you to', 'Real or fake'],
            rows: [
              ['Sign in to see a document', 'Could be real. Type the portal’s address yourself and look there.'],
              [
                'Send your Social Security number or bank account by email or text',
                'Fake. We ask in the portal or in person.',
              ],
              ['Give your password or a sign-in code', 'Fake. We never ask for either.'],
              ['Pay to a new bank account', 'Fake until you have called us.'],
              ['Act within the hour', 'Fake. We give you time to check.'],
              ['Confirm a time that you asked for', 'Could be real. The email names your reference number.'],
            ],
          },
        },
        'A call or text that says it is from the IRS is usually fake. The IRS usually writes a letter first. Its [page on scams](https://www.irs.gov/scams) explains how to check and report it.',
        'If you already clicked or paid, call your bank first, then call us. Ask the IRS for an [Identity Protection PIN](https://www.irs.gov/identity-theft-fraud-scams/get-an-identity-protection-pin), so that nobody else can e-file a return with your number.',
      ],
    },
    {
      id: 'first-visit',
      heading: 'From the first call to the first job',
      blocks: [
        {
          steps: [
            {
              title: 'A first conversation',
              text: 'You tell us what you need. It costs nothing, and you are not a client yet. [Choose a time](/schedule) or call {phone}.',
            },
            {
              title: 'A look at your papers',
              text: 'Bring last year’s return and what has changed since. Please do not send them before we have talked.',
            },
            {
              title: 'A price and a letter',
              text: 'We tell you the price before any work starts. An engagement letter says what we do, what you do and what it costs.',
            },
            {
              title: 'You sign, and the work begins',
              text: 'You are a client once both of us have signed the letter. Then we invite you to the portal.',
            },
          ],
        },
      ],
    },
    {
      id: 'spanish',
      heading: 'Official pages in Spanish',
      blocks: [
        'We answer in English. The IRS has many of its pages in Spanish:',
        {
          links: [
            {
              label: 'Servicio de Impuestos Internos (IRS)',
              href: 'https://www.irs.gov/es',
              lang: 'es',
              text: 'Refunds, payments, letters and how to report a scam',
            },
          ],
        },
      ],
    },
  ],
  action: {
    invite: 'Not a client yet? Start with a conversation.',
    atHand: ['Last year’s return', 'Any letter from a tax agency', 'Your questions, written down'],
  },
} satisfies Omit<PageContent, 'lead'> & { listIn: string }
