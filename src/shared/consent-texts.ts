import type { Widgets } from './widgets'

export const consentTexts = {
  heading: 'Optional widgets',
  question: ({ gtmId, chatAppId }: Widgets) => {
    const named = [gtmId ? 'a tag manager' : '', chatAppId ? 'a chat window' : ''].filter(Boolean).join(' and ')
    return `May we load ${named} from other companies? They can set cookies of their own. The site works the same without.`
  },
  more: 'Cookies and browser storage',
  accept: 'Accept',
  decline: 'Decline',
  accepted: 'You have accepted optional widgets.',
  declined: 'You have declined optional widgets. None is loaded.',
  unanswered: 'You have not answered yet. No optional widget is loaded.',
  refused: 'Your browser says no for you (Global Privacy Control or Do Not Track). No optional widget is loaded.',
} as const
