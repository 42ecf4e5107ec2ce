import type { Reply } from '#shared/reply.ts'

export default [
  {
    title: 'We need documents',
    subject: 'Documents for {service} ({reference})',
    body: `Hello {name},

Thank you for writing to us about {service}. To look into it, we need a few documents from you:

-
-

Please upload them to the client portal on our website, or bring them to a meeting. Please do not send Social Security, bank or card numbers by email.

If something is missing, send what you have. We will tell you what else we need.

Your reference is {reference}.

Best regards,
`,
  },
  {
    title: 'When can we call?',
    subject: 'When can we call you about {service}? ({reference})',
    body: `Hello {name},

Thank you for writing to us about {service}. A short call will answer this faster than a long email.

What day and time work for you, and what number should we call? If you have a letter or last year's return, please have it in front of you.

Your reference is {reference}.

Best regards,
`,
  },
  {
    title: 'Come to a meeting',
    subject: 'A meeting about {service} ({reference})',
    body: `Hello {name},

Thank you for writing to us about {service}. We would like to go through it with you, in Dresden, in Pickerington or online.

Which of the three do you prefer, and which days work for you? Bring whatever you have: forms, letters, receipts. It does not have to be sorted.

Your reference is {reference}.

Best regards,
`,
  },
  {
    title: 'Not something we do',
    subject: 'Your question ({reference})',
    body: `Hello {name},

Thank you for writing to us. We are sorry, but this is not something we do, and we do not want to keep you waiting for an answer that we cannot give.

If another question about taxes, books or payroll comes up, please write to us again.

Best regards,
`,
  },
] satisfies Reply[]
