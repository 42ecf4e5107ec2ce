/** The desk's saved replies. Staff finish them in their email program and send them there. */
import type { Reply } from '#shared/reply.ts'

export default [
  {
    title: 'Tell us about your payroll',
    subject: 'A few questions about your payroll ({reference})',
    body: `Hello {name},

Thank you for asking us about {service}. To tell you what we can do, we need to know:

- How many people do you pay, and how often?
- In which cities do they work, and where do they live?
- Does someone run payroll for you now?
- When is the next payday that we would run?

Short answers are enough. Please leave out Social Security and bank numbers.

Your reference is {reference}.

Best regards,
`,
  },
  {
    title: 'We need documents',
    subject: 'Documents for {service} ({reference})',
    body: `Hello {name},

Thank you for asking us about {service}. The next step is on paper. Please send us:

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

Which day and time suit you, and at which number do we reach you? Please tell us when your next payday is, so that we call in time.

Your reference is {reference}.

Best regards,
`,
  },
  {
    title: 'Not something we do',
    subject: 'Your question ({reference})',
    body: `Hello {name},

Thank you for asking us. We are sorry, but this is not something we do, so please do not wait for us.

If you have a question about payroll, HR or filings later, please write to us again.

Best regards,
`,
  },
] satisfies Reply[]
