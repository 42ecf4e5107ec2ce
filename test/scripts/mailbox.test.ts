import { expect, test } from 'vitest'
import { startMailbox } from '#scripts/mailbox.ts'
import { createSend } from '#worker/mail/send.ts'

test('the local mailbox page shows the text of an email attachment', async () => {
  const mailbox = await startMailbox()
  try {
    const text = 'BEGIN:VCALENDAR\r\nSUMMARY:<b>Ä</b>\r\n'
    const content = Buffer.from(text).toString('base64')
    const mail = {
      from: { email: 'website@payroll.example', name: 'Website' },
      to: 'ana@visitor.example',
      subject: 'Subject',
      text: 'Text',
      html: '<p>Text</p>',
      attachments: [{ filename: 'invitation.ics', type: 'text/calendar; method=REQUEST; charset=utf-8', content }],
    }
    await createSend('local', mailbox.url)(mail, new AbortController().signal)
    const list = await (await fetch(mailbox.url)).text()
    expect(list).toContain(`href="data:text/calendar;method=REQUEST;charset=utf-8;base64,${content}"`)
    expect(list).toContain('SUMMARY:&#60;b&#62;Ä&#60;/b&#62;')
  } finally {
    await mailbox.stop()
  }
})
