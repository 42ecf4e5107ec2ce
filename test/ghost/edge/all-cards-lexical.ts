/**
 * The editor document of a post with every card of Ghost's editor. all-cards.html is the real Ghost's rendering of it, and
 * `node test/ghost/real/record-cards.ts` writes that file.
 */
import { imagePath } from '../fixture-types.ts'

const WIDE = `__GHOST_URL__${imagePath('card-wide')}`
const SECOND = `__GHOST_URL__${imagePath('card-second')}`
const IMAGE_SIZE = { width: 1600, height: 900 }

export function allCardsLexical() {
  const children = [...texts(), ...images(), ...boxes(), ...media(), ...calls(), paragraph('The end.')]
  return { root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children } }
}

function texts() {
  return [
    heading('What a writer can insert'),
    paragraph('One of each follows, with <angle brackets> & an ampersand.'),
    {
      type: 'codeblock',
      version: 1,
      code: 'const due: Array<string> = ["<a>"]',
      language: 'typescript',
      caption: 'Code',
    },
    { type: 'codeblock', version: 1, code: 'plain code', language: '', caption: '' },
    {
      type: 'markdown',
      version: 1,
      markdown:
        '## Written as markdown\n\n| Quarter | Due |\n|---|---|\n| First | April |\n\nA remark[^1]\n\n[^1]: Its note',
    },
    {
      type: 'html',
      version: 1,
      html: '<div id="raw">Raw</div><script>document.getElementById("raw").textContent = "ran"</script><script src="https://platform.example.test/widget.js" async></script>',
    },
    { type: 'horizontalrule', version: 1 },
  ]
}

function images() {
  const inGallery = (src: string, row: number) => ({
    src,
    row,
    ...IMAGE_SIZE,
    fileName: 'picture.png',
    alt: 'Gallery',
  })
  return [
    {
      type: 'image',
      version: 1,
      src: WIDE,
      ...IMAGE_SIZE,
      alt: 'Over the full width',
      title: '',
      caption: 'With a <b>bold</b> caption',
      cardWidth: 'full',
      href: '',
    },
    {
      type: 'image',
      version: 1,
      src: SECOND,
      ...IMAGE_SIZE,
      alt: '',
      title: '',
      caption: '',
      cardWidth: 'regular',
      href: 'https://example.test/',
    },
    {
      type: 'gallery',
      version: 1,
      images: [inGallery(WIDE, 0), inGallery(SECOND, 0), inGallery(WIDE, 0), inGallery(SECOND, 1)],
      caption: 'A gallery of four',
    },
  ]
}

function boxes() {
  return [
    {
      type: 'bookmark',
      version: 1,
      url: 'https://example.test/page',
      metadata: {
        icon: 'https://example.test/favicon.ico',
        title: 'A page elsewhere',
        description: 'What it is about.',
        author: 'Its author',
        publisher: 'Its publisher',
        thumbnail: SECOND,
      },
      caption: 'A bookmark',
    },
    {
      type: 'callout',
      version: 1,
      calloutText: '<p>Mind the <strong>date</strong>.</p>',
      calloutEmoji: '💡',
      backgroundColor: 'blue',
    },
    { type: 'toggle', version: 1, heading: 'Why is that?', content: '<p>Because the table says so.</p>' },
    {
      type: 'product',
      version: 1,
      productImageSrc: SECOND,
      productImageWidth: 1600,
      productImageHeight: 900,
      productTitle: 'A calendar',
      productDescription: 'All dates of the year.',
      productRatingEnabled: true,
      productStarRating: 4,
      productButtonEnabled: true,
      productButton: 'Get it',
      productUrl: 'https://example.test/calendar',
    },
  ]
}

function media() {
  return [
    {
      type: 'embed',
      version: 1,
      url: 'https://www.youtube.com/watch?v=abc',
      embedType: 'video',
      html: '<iframe width="200" height="113" src="https://www.youtube.com/embed/abc?feature=oembed" frameborder="0" allowfullscreen title="A film"></iframe>',
      caption: 'A film elsewhere',
      metadata: {},
    },
    {
      type: 'video',
      version: 1,
      src: '__GHOST_URL__/content/media/2026/01/film.mp4',
      caption: 'A film of our own',
      width: 640,
      height: 360,
      duration: 12,
      thumbnailSrc: SECOND,
      customThumbnailSrc: '',
      thumbnailWidth: 640,
      thumbnailHeight: 360,
      cardWidth: 'regular',
      loop: false,
      fileName: 'film.mp4',
      mimeType: 'video/mp4',
    },
    {
      type: 'audio',
      version: 1,
      src: '__GHOST_URL__/content/media/2026/01/talk.mp3',
      title: 'A talk',
      duration: 61,
      mimeType: 'audio/mpeg',
      thumbnailSrc: '',
    },
    {
      type: 'file',
      version: 1,
      src: '__GHOST_URL__/content/files/2026/01/checklist.pdf',
      fileTitle: 'The checklist',
      fileCaption: 'One page',
      fileName: 'checklist.pdf',
      fileSize: 12345,
    },
  ]
}

function calls() {
  const look = { backgroundSize: 'cover', swapped: false, backgroundImageSrc: '' }
  return [
    {
      type: 'button',
      version: 1,
      buttonText: 'Press here',
      alignment: 'center',
      buttonUrl: '#/portal/signup',
    },
    {
      type: 'header',
      version: 2,
      size: 'small',
      style: 'dark',
      header: 'A header card',
      subheader: 'With a line below',
      buttonEnabled: true,
      buttonUrl: 'https://example.test/',
      buttonText: 'Onwards',
      accentColor: '#FF1A75',
      alignment: 'center',
      backgroundColor: '#000000',
      textColor: '#FFFFFF',
      buttonColor: '#ffffff',
      buttonTextColor: '#000000',
      layout: 'full',
      ...look,
    },
    {
      type: 'signup',
      version: 1,
      header: 'Get our letters',
      subheader: 'Once a month',
      disclaimer: 'Leave whenever you like.',
      buttonText: 'Subscribe',
      labels: [],
      layout: 'wide',
      alignment: 'left',
      backgroundColor: '#F0F0F0',
      textColor: '#000000',
      buttonColor: 'accent',
      buttonTextColor: '#FFFFFF',
      successMessage: 'Thank you',
      ...look,
    },
    {
      type: 'call-to-action',
      version: 1,
      layout: 'minimal',
      alignment: 'left',
      textValue: '<p>Ask us about it.</p>',
      showButton: true,
      showDividers: true,
      buttonText: 'Ask',
      buttonUrl: 'https://example.test/ask',
      buttonColor: '#000000',
      buttonTextColor: '#ffffff',
      hasSponsorLabel: true,
      sponsorLabel: '<p>SPONSORED</p>',
      backgroundColor: 'grey',
      linkColor: 'text',
      imageUrl: '',
      imageWidth: null,
      imageHeight: null,
      visibility: {
        web: { nonMember: true, memberSegment: 'status:free,status:-free' },
        email: { memberSegment: 'status:free,status:-free' },
      },
    },
  ]
}

function paragraph(text: string) {
  return { type: 'paragraph', version: 1, direction: 'ltr', format: '', indent: 0, children: [run(text)] }
}

function heading(text: string) {
  return {
    type: 'extended-heading',
    version: 1,
    tag: 'h2',
    direction: 'ltr',
    format: '',
    indent: 0,
    children: [run(text)],
  }
}

function run(text: string) {
  return { type: 'extended-text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' }
}
