import type { Reply } from '#shared/reply.ts'

export default [
  {
    title: 'Tell us about your payroll',
    subject: 'A few questions about your payroll ({reference})',
    body: `Hello {name},

Thank you for asking us about {service}. To tell you what we can do, we need to know:

- How many people do you pay, and how often?
- Which cities do they work in, and where do they live?
- Does someone run payroll for you now?
- What is the first payday we would run?

Short answers are enough. Please leave out Social Security and bank numbers.

Your reference is {reference}.

Best regards,
`,
  },
  {
    title: 'We need documents',
    subject: 'Documents for {service} ({reference})',
    body: `Hello {name},

Thank you for asking us about {service}. For the next step, please send us:

- a recent payroll report, if someone runs payroll now
-

Please use the client portal on our website for this, because the documents contain numbers that do not belong in an email.

Your reference is {reference}.

Best regards,
`,
  },
  {
    title: 'When can we call?',
    subject: 'When can we call you about {service}? ({reference})',
    body: `Hello {name},

Thank you for asking us about {service}. We would like to go through it with you by phone.

What day and time work for you, and what number should we call? Please tell us when your next payday is, so that we can call before then.

Your reference is {reference}.

Best regards,
`,
  },
  {
    title: 'Not something we do',
    subject: 'Your question ({reference})',
    body: `Hello {name},

Thank you for asking us. We are sorry, but this is not something we do, and we do not want to hold you up.

If you have a question about payroll, HR or filings later, please write to us again.

Best regards,
`,
  },
] satisfies Reply[]
