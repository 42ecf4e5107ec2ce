/** Ways to book a meeting, for every brand. The external booking page loads only after a click. */
export default {
  ways: {
    booking: {
      title: 'Pick a time online',
      text: 'Our booking page shows the open times. It is run by another company and opens on its own site, under its own privacy policy.',
      action: 'Open the Booking Page',
    },
    phone: {
      title: 'Call us',
      text: 'We answer {days}. Tell us two or three times that suit you.',
    },
    form: {
      title: 'Write to us',
      text: 'Use the contact form and name the days that suit you. We answer by email, or by phone if you left a number.',
      action: 'Go to the Contact Form',
    },
  },
  places: {
    heading: 'In person or online',
    items: [
      { title: 'Dresden, OH 43821', text: 'At our Dresden office, by appointment.' },
      { title: 'Pickerington, OH 43147', text: 'At our Pickerington office, by appointment.' },
      { title: 'Online', text: 'By phone or video, wherever you are. Say which you prefer when you book.' },
    ],
  },
  next: {
    heading: 'What happens next',
    steps: [
      { title: 'We confirm', text: 'You get the time and place by email or phone.' },
      {
        title: 'You gather',
        text: 'Put the papers listed here into a folder. What you do not have, write down.',
      },
      {
        title: 'We meet',
        text: 'We go through your situation and tell you what we would do, what we would need and what comes first.',
      },
    ],
  },
  doNotSend: {
    heading: 'What not to send ahead',
    text: 'Please do not put Social Security, bank or card numbers into a booking note, an email or the contact form. Bring the papers with you, or use the client portal.',
  },
}
