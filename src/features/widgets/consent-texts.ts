import type { Widgets } from '#shared/widgets.ts'

export const consentTexts = {
  heading: 'Optional widgets',
  question: ({ gtmId, chatAppId }: Widgets) => {
    const names = [gtmId ? 'a tag manager' : '', chatAppId ? 'a chat window' : ''].filter(Boolean).join(' and ')
    return `May we load ${names} from other companies? They can set their own cookies. The site works the same without them.`
  },
  more: 'Cookies and Browser Storage',
  accept: 'Accept',
  decline: 'Decline',
  accepted: 'You have accepted optional widgets.',
  declined: 'You have declined optional widgets. They are not loaded.',
  unanswered: 'You have not decided yet. Optional widgets are not loaded.',
  refused: 'Your browser declines for you (Global Privacy Control or Do Not Track). Optional widgets are not loaded.',
} as const
