import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, test } from 'vitest'
import { startSite } from '#scripts/site'

test('the built worker stores a backup that the package of age decrypts', async () => {
  const key = await generateX25519Identity()
  const vars = { BACKUP_PUBLIC_KEY: await identityToRecipient(key) }
  const logged: string[] = []
  const onLog = (line: string) => void logged.push(line)
  const site = await startSite({ port: 0, vars, assets: false, hasBucket: true, onLog })
  try {
    await site.runCron('0 13 * * *')
    const bucket = await site.backups()
    const { objects } = await bucket.list()
    expect([objects.length, logged.filter((line) => line.includes('backup-failed'))]).toEqual([1, []])
    const stored = await bucket.get(objects[0]?.key ?? '')
    const decrypter = new Decrypter()
    decrypter.addIdentity(key)
    const text = await decrypter.decrypt(new Uint8Array((await stored?.arrayBuffer()) ?? []), 'text')
    expect(text).toMatch(/^\{"backup":"leads",[^\n]*\n(?:\[[^\n]*\n)*\{"rows":[^\n]*\n$/)
  } finally {
    await site.stop()
  }
})
