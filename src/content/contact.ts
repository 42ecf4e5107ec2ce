/** Copy around the contact form, for every brand. The form's own texts are in #shared/contact-texts. */
export default {
  form: { heading: 'Send a message' },
  direct: {
    heading: 'Call or write',
    lead: 'We are available {days}, virtual and in person.',
    phone: 'Phone',
    email: 'Email',
  },
  offices: {
    heading: 'Two offices',
    lead: 'Please [make an appointment](/schedule) before you come.',
  },
  next: {
    heading: 'What happens next',
    steps: [
      { title: 'Your message is kept', text: 'It is stored before you see the thank-you note, and then mailed to us.' },
      { title: 'We read it', text: 'Someone in the office reads it and passes it to the person who can answer.' },
      {
        title: 'We answer',
        text: 'By email, or by phone if you left a number. {reply}',
      },
      {
        title: 'You decide',
        text: 'A message is a question, not an order. Work begins when we have agreed on it in an engagement letter.',
      },
    ],
  },
  doNotSend: {
    heading: 'What not to send',
    text: 'Please leave out Social Security numbers, bank account numbers and card numbers, yours and those of others. Do not paste from a tax return or a pay stub.',
    instead: 'Documents go into the client portal. If you have no login yet, say so in your message.',
  },
  privacy: 'How we keep your message, and for how long, is in our [privacy policy](/privacy-policy).',
}
