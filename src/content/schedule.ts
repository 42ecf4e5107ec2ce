/** Copy for the schedule page, shared by all brands. The form's own text is in src/shared/schedule-texts.ts. */
export default {
  form: { heading: 'Request an appointment' },
  privacy: 'Our [privacy policy](/privacy-policy) explains how we keep your request, and for how long.',
  phone: {
    title: 'Call us',
    text: 'We answer the phone {days}. You can also [send a message](/contact).',
  },
  booking: {
    title: 'Or pick a time online',
    text: 'Our booking page shows the open times. It is run by another company and opens on its own site, under its own privacy policy.',
    action: 'Open the Booking Page',
  },
  places: {
    heading: 'In person or online',
    items: [
      { title: 'Dresden, OH 43821', text: 'At our Dresden office, by appointment.' },
      { title: 'Pickerington, OH 43147', text: 'At our Pickerington office, by appointment.' },
      { title: 'Online', text: 'By phone or video, wherever you are.' },
    ],
  },
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: 'We confirm',
        text: 'We compare your times with our calendar. You get the time and place by email. Nothing is booked until then.',
      },
      {
        title: 'You gather documents',
        text: 'Put the documents listed here in a folder. Write down anything you do not have.',
      },
      {
        title: 'We meet',
        text: 'We go through your situation and tell you what we would do, what we would need and what comes first.',
      },
    ],
  },
  doNotSend: {
    text: 'Please do not put Social Security, bank or card numbers into the form, a booking note or an email. Bring your documents with you, or use the client portal.',
  },
}
