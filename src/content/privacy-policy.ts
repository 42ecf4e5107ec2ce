/**
 * Privacy policy. COUNSEL MUST REVIEW THIS PAGE BEFORE LAUNCH.
 *
 * The policy describes what the code does. Change the policy whenever you change this code:
 * - fields, delivery and spam signals: worker/leads/. Logs: worker/log.ts. Browser storage: cookies.ts.
 * - page views and speed: src/app/page-views.ts, src/app/page-speed.ts and worker/http/vitals.ts. Analytics Engine stores data for
 *   three months (developers.cloudflare.com/analytics/analytics-engine/limits).
 * - 180 days after the last action by staff: the setting LEAD_RETENTION_DAYS, whose default is 180, and worker/desk/retention.ts.
 * - 30 days: D1 Time Travel (developers.cloudflare.com/d1/reference/time-travel) for restore points, and scripts/backup/back-up.ts
 *   for backup files. After a restore: worker/desk/erase-again.ts.
 * - No code enforces these promises by the firm: no sale of data, who has access, answers to requests, GLBA program, section 7216.
 */
import type { PageContent } from '#shared/page-content.ts'

const confirmation =
  'We send one standard email to the address you gave. It says that your message has arrived, gives its reference number and says by when we will answer. It does not repeat anything you wrote.'

/** @param confirms True if the brand sends visitors a confirmation email. */
export const privacyPolicy = (confirms: boolean): PageContent => ({
  title: 'Privacy Policy',
  description:
    'What this website collects when you write to us, where it is kept, who receives it, when it is erased, and how to ask for a copy or its removal.',
  lead: 'This page explains what happens to your data on this website. Stricter rules, described below, apply to client documents.',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      blocks: [
        '{brand} is a brand of a small tax, bookkeeping and payroll firm with offices in Dresden, OH 43821, and Pickerington, OH 43147. The firm runs this website under three brand names. Messages from all three are kept in one database, and each is marked with the brand whose page you wrote from.',
        'Questions about this page go to {email} or {phone}.',
      ],
    },
    {
      id: 'in-short',
      heading: 'In short',
      blocks: [
        {
          list: [
            'You can read the whole site without telling us who you are.',
            'When you send the contact form or request an appointment, we store your message and email it to our office.',
            'The website’s database erases your message 180 days after we finish our work on it. If you ask us, we erase it right away.',
            'The site sets no cookies.',
            'We count page views, and measure how fast some pages load, without learning who you are.',
            'Other companies’ widgets load only if we use any and you agree.',
            'We do not sell your data.',
          ],
        },
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'What we collect',
      blocks: [
        {
          table: {
            caption: 'What this website collects, and why',
            head: ['What', 'When', 'Why'],
            rows: [
              [
                'Name, email address and message',
                'When you send the contact form or request an appointment',
                'To read your question and answer it',
              ],
              [
                'Service, location and times that you choose',
                'When you request an appointment',
                'To find a time and the person who can help you',
              ],
              [
                'Phone number and service',
                'If you fill in these optional fields',
                'To call you back and to pass the message on',
              ],
              [
                'The brand and form you used, when you sent it and whether it was delivered',
                'With each message',
                'To file the message and to make sure that it reached us',
              ],
              [
                'The page you wrote from, the page and service that you came from, the name of the site that led you here and the campaign tags in your link',
                'With each message, if your browser sends it',
                'To learn how people find us',
              ],
              [
                'Notes: who in our office works on your message, when and how we answered, and what we need to remember about it',
                'When our staff work on your message',
                'To answer you in time, and only once',
              ],
              [
                'Signs of spam: how fast the form was filled in, links, a field that people cannot see',
                'With each message',
                'To hold back messages from spam bots. We get an email with the held messages and can release them',
              ],
              [
                'Your IP address',
                'While the site responds to a page request or a form',
                'To send you the page, and to limit how many messages come from one connection per minute. It is not stored with your message',
              ],
              [
                'Page views: the brand, the kind of page and the kind of site that led you here',
                'When you open a page, unless your browser asks us not to',
                'To learn which pages people use. A page view does not say who you are; see [Page views](#page-views)',
              ],
              [
                'Page speed: the brand, the kind of page, how long it took to appear and to respond, and how far its parts moved',
                'At about one page load in ten, unless your browser asks us not to',
                'To keep the site fast; see [Page views](#page-views)',
              ],
              [
                'Technical log entries',
                'When something goes wrong, including when your browser reports an error on our pages',
                'To find and fix the problem. Our own entries contain a time, a path and an error, not your name or what you wrote',
              ],
              [
                'Your settings',
                'When you choose light or dark or use the checklist',
                'To keep them for you. They stay in your browser; see [Cookies](/cookies)',
              ],
              [
                'A message you have started',
                'While you type into the contact form',
                'To restore it if the page reloads. It stays in your browser until you send or clear it; after seven days, the form removes it instead of restoring it',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'page-views',
      heading: 'Page views',
      blocks: [
        'After a page has loaded, your browser sends us one small request. We store the time and these facts:',
        {
          list: [
            'The brand of the site.',
            'The page. For news posts and topics we only store that you opened one, not which one.',
            'The kind of site that led you here: a search engine, a social network, another site or none. For the count, your browser sends us the kind and not the address of that site.',
          ],
        },
        'At about one page load in ten, chosen at random, your browser also sends us how fast the page appeared and responded, and how far its parts moved. It sends these numbers when you leave or hide the page. With these numbers, we store the time, the brand and the page, as above.',
        'We store no cookie, no IP address, no number or name that identifies you or your browser, and nothing that follows the question mark in a web address. We cannot tell two visitors apart. Cloudflare keeps page views and page speed for us (Cloudflare Analytics Engine) and deletes them after three months.',
        'If you turn on Global Privacy Control or Do Not Track, your browser sends no page views and no page speed.',
      ],
    },
    {
      id: 'who-receives-it',
      heading: 'Who receives it',
      blocks: [
        {
          list: [
            'Our office reads your message and answers it.',
            'Cloudflare runs the website and the database (Cloudflare D1) for us. It handles your IP address and what your browser sends in order to deliver pages, and it keeps technical logs of its own for a limited time.',
            'Cloudflare also stores the page views (Cloudflare Analytics Engine).',
            'MailChannels delivers your message from the website to the brand’s mailbox, and to a colleague’s if our staff hand the message over, and reports whether it arrived. It also delivers reminders to our staff, which name you until we have answered.',
            ...(confirms ? [confirmation] : []),
            'If we use Cloudflare Turnstile to tell people from bots, your browser loads it from Cloudflare when you begin to fill in the form. It is not loaded earlier or on other pages.',
            'The company that runs our mailboxes stores the emailed copies.',
            'If we use a tag manager or a chat window, its provider receives data only after you have agreed. See [Cookies](/cookies).',
          ],
        },
        'Images, including those in news posts, come through the site’s own address. Their original hosts do not see your visit.',
        'We do not sell or rent your data. We share it beyond this list only if the law requires it.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        {
          list: [
            'The website’s database keeps your message while we work on it. It automatically erases the message, together with our notes about it, 180 days after the end of our work. If our work on a message has not ended, our staff get a reminder a week before it is erased because of its age. A message that our spam check held back is erased at that age without a reminder. If you ask us, we erase your message right away.',
            'After that, the database keeps the number of messages and a list of the actions our staff took. Neither contains your name or what you wrote.',
            'Restore points of the database at Cloudflare, and encrypted backup files, are kept for up to 30 days. An erased message is gone from them when they expire. If we have to restore one of them, the website erases the message again within a day.',
            'MailChannels keeps records of the emails it delivers for us, under its own policies.',
            'Page views are deleted after three months.',
            'The copies in our mailboxes are kept as part of our correspondence. If you become a client, it goes into your file.',
            'What is in your browser stays until you clear it. An unsent message that is older than seven days is removed when you next open a page with a form.',
          ],
        },
      ],
    },
    {
      id: 'what-not-to-send',
      heading: 'What not to send',
      blocks: [
        {
          note: 'Please do not send Social Security numbers, bank account numbers, card numbers or tax documents through the contact form or by email. Use the client portal, or bring the documents to a meeting.',
        },
        'While you type, the form points out what looks like a Social Security number, an ITIN, an EIN, an account number or a card number. If you send one anyway, it is removed before your message is stored or mailed, and we only learn that there was one. The check looks for patterns, so it can miss a number.',
      ],
    },
    {
      id: 'client-data',
      heading: 'If you are a client',
      blocks: [
        'Two federal laws protect what you give us for a return. They apply on top of this page, and this page does not replace any notice they require.',
        'Under the Gramm-Leach-Bliley Act, preparing tax returns for pay is a financial activity. Regulation P (12 CFR Part 1016) says which privacy notices we give to clients. The Federal Trade Commission’s Safeguards Rule (16 CFR Part 314) says how we keep client information secure. In plain English: we have to keep a written security program, limit who can see your information, protect it, choose our service providers with care, and tell clients how their information is used.',
        'Under section 7216 of the Internal Revenue Code, we may not use or disclose your tax return information for anything but preparing your return. The exceptions are those the law names and those you have agreed to in writing. A general click on a website is not that consent. We do not put return information into this website, its logs, a chat window or advertising.',
      ],
    },
    {
      id: 'security',
      heading: 'How it is protected',
      blocks: [
        {
          list: [
            'Pages and forms travel over an encrypted connection.',
            'The database cannot be reached from a browser. People who run the site for the firm have access to it.',
            'The site limits which scripts may run on its pages.',
            'The form sends messages only to the brand’s own mailbox. Our staff can hand a message over to a colleague who works on it, and the colleague then gets it by email too.',
          ],
        },
        'No system is free of risk. If a breach affects your data, we will tell you and the authorities as the law requires.',
      ],
    },
    {
      id: 'your-choices',
      heading: 'Your choices',
      blocks: [
        {
          list: [
            'Call {phone} instead of using the form.',
            'Ask us for a copy of a message you sent, or to correct or erase it. Write to {email} from the address you used, so that we know it is yours.',
            'Clear what is in your browser at any time; [Cookies](/cookies) explains how.',
            'If you are asked about optional widgets, say no. The site works the same.',
            'Turn on Global Privacy Control or Do Not Track in your browser. We treat either signal as a no to optional widgets, and we do not count your page views or measure how fast they load.',
          ],
        },
        'The law may require us to keep some records of client work for a certain time, even if you ask us to erase them.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        'This website is for adults who run a household or a business. It is not directed to children under 13, and we do not knowingly collect data from them. If a child has written to us, tell us at {email} and we will erase the message.',
      ],
    },
    {
      id: 'other-sites',
      heading: 'Other websites',
      blocks: [
        'The client portal, the booking page, social networks and the official pages we link to are run by others under their own policies. They receive nothing from us until you follow the link. A link tells the next site which site you came from, but not which page.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this page',
      blocks: [
        'This version is from November 27, 2026. When we change how the site handles data, we change this page and its date.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: ['Write to {email} or call {phone}. We are available {days}.'],
    },
  ],
})
