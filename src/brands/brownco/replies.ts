import type { Reply } from '#shared/reply.ts'

export default [
  {
    title: 'What do you have to decide?',
    subject: 'Your decision: a few questions ({reference})',
    body: `Hello {name},

Thank you for writing to us about {service}. Before we talk, three answers would help us:

- What do you have to decide, and by when?
- Which options do you see?
- Who else has a say?

A sentence for each is enough. Rough numbers are fine too.

Your reference is {reference}.

Best regards,
`,
  },
  {
    title: 'We need your numbers',
    subject: 'Documents for {service} ({reference})',
    body: `Hello {name},

Thank you for writing to us about {service}. To give you an answer with numbers, we need to see yours first:

-
-

Please upload them to the client portal on our website, or bring them to a meeting. Please do not send Social Security, bank or card numbers by email. If something is missing, send what you have.

Your reference is {reference}.

Best regards,
`,
  },
  {
    title: 'When can we talk?',
    subject: 'When can we talk about {service}? ({reference})',
    body: `Hello {name},

Thank you for writing to us about {service}. This is best discussed by phone, online or at one of our offices.

Which do you prefer, and which days work for you? If you have a deadline, please tell us, so that we can meet before then.

Your reference is {reference}.

Best regards,
`,
  },
  {
    title: 'Not something we do',
    subject: 'Your question ({reference})',
    body: `Hello {name},

Thank you for writing to us. We are sorry, but this is not something we do, and we do not want to hold you up.

If another decision about your business comes up, please write to us again.

Best regards,
`,
  },
] satisfies Reply[]
