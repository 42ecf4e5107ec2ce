/** The texts of the appointment page, for every brand. */
export default {
  title: 'Your Appointment',
  leads: {
    confirmed: 'Your appointment is confirmed.',
    canceled: 'This appointment is canceled.',
    begun: 'Your appointment has started, so you can no longer change it here.',
    'no-show': 'The time of your appointment has passed.',
  },
  asked: 'You asked for another time. We will get back to you. Until then, your appointment stays as it is.',
  labels: { when: 'When', where: 'Where', topic: 'About' },
  places: {
    phone: (number: string) => (number ? `By phone. We call you at ${number}.` : 'By phone.'),
    video: 'By video.',
  },
  directions: 'Open a map',
  calendar: 'Add to your calendar',
  bring: 'What to bring',
  change: {
    heading: 'Does the time no longer suit you?',
    cancel: {
      open: 'Cancel the appointment',
      question: 'Do you want to cancel this appointment?',
      confirm: 'Yes, cancel it',
    },
    other: {
      open: 'Ask for another time',
      text: 'Choose times that suit you better, or leave the lists empty and we call or write. Your appointment stays as it is until we confirm another time.',
      confirm: 'Ask for another time',
    },
  },
  again: { text: 'You can request a new appointment at any time.', link: 'Request an Appointment' },
  questions: 'Questions? Call or write to us.',
  answers: {
    'too-late': 'Nothing was changed, because the appointment is no longer open to this change. This is its state now.',
    invalid: 'Nothing was sent yet. Please check the times below.',
    refused: 'Nothing was changed, because the form was sent from another website. Use the buttons on this page.',
  },
  invalid: {
    title: 'This Link Does Not Work',
    lead: 'We could not find an appointment for this link.',
    reasons: [
      'The link was copied incompletely. Open it from our email again.',
      'The appointment is over.',
      'The data of the appointment was deleted.',
    ],
    next: 'To see, move or cancel an appointment, open the link in the latest email from us, or call us.',
  },
}
