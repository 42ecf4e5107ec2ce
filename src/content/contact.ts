/** Copy for the contact page, shared by all brands. The form's own text is in src/shared/contact-texts.ts. */
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
      { title: 'We save your message', text: 'It is saved before you see the thank-you note, and then emailed to us.' },
      { title: 'We read it', text: 'Someone in the office reads it and passes it to the person who can answer.' },
      {
        title: 'We answer',
        text: 'We answer by email, or by phone if you left a number. {reply}',
      },
      {
        title: 'You decide',
        text: 'A message does not commit you to anything. Work begins once we have agreed on it in an engagement letter.',
      },
    ],
  },
  doNotSend: {
    heading: 'What not to send',
    text: 'Please leave out Social Security numbers, bank account numbers and card numbers, whether yours or anyone else’s. Do not paste from a tax return or a pay stub.',
    instead: 'Upload documents to the client portal. If you do not have a login yet, tell us in your message.',
  },
  privacy: 'Our [privacy policy](/privacy-policy) explains how we keep your message, and for how long.',
}
