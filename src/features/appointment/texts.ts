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
    phone: (number: string) => (number ? `By phone. We will call you at ${number}.` : 'By phone.'),
    video: 'By video.',
  },
  directions: 'Open a map',
  calendar: 'Add to your calendar',
  bring: 'What to bring',
  change: {
    heading: 'Need a different time?',
    cancel: {
      open: 'Cancel the appointment',
      question: 'Do you want to cancel this appointment?',
      confirm: 'Yes, cancel it',
    },
    other: {
      open: 'Ask for another time',
      text: 'Choose times that work better for you, or leave the lists empty and we will call or write. Your appointment stays as it is until we confirm another time.',
      confirm: 'Ask for another time',
    },
  },
  again: { text: 'You can request a new appointment at any time.', link: 'Request an Appointment' },
  questions: 'Questions? Call or write to us.',
  answers: {
    'too-late':
      'Nothing was changed, because this appointment can no longer be changed this way. Here is its current status.',
    invalid: 'Nothing was sent yet. Please check the times below.',
    refused: 'Nothing was changed, because the form was sent from another website. Use the buttons on this page.',
  },
  invalid: {
    title: 'This Link Does Not Work',
    lead: 'We could not find an appointment for this link.',
    reasons: [
      'The link is incomplete. Open it again from our email.',
      'The appointment is over.',
      'The appointment was deleted.',
    ],
    next: 'To see, move or cancel an appointment, open the link in the latest email from us, or call us.',
  },
}
