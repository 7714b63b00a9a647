import { expect } from '@playwright/test'
import { open } from './page.ts'
import { accountOf, signedUp } from './person.ts'
import { messagesTo, post, replyByText } from './site.ts'
import { test } from './test.ts'

test('[NT-03] [AU-27] STOP by text is answered, and unticks the box of My Account; START ticks it again', async ({
  page,
}) => {
  const person = await signedUp(page)
  const number = `+1${person.phone}`
  const texts = async () => (await messagesTo(number)).map(({ text }) => text)
  await post(page, '/api/hire/v1/account/verify/send/', { code_type: 'text' })
  await expect.poll(texts).toHaveLength(1)

  await replyByText(number, 'Stop')
  expect((await texts())[0]).toContain('No more texts from us')
  await expect.poll(() => accountOf(page)).toMatchObject({ text_consent: false })
  await open(page, '/profile#account')
  const dialog = page.getByRole('dialog', { name: 'My Account' })
  await expect(dialog.getByLabel('Mobile phone')).toBeVisible()
  // it is there where texts are not agreed to
  const box = dialog.getByRole('checkbox')
  await expect(box).not.toBeChecked()

  await replyByText(number, 'START')
  expect((await texts())[0]).toContain('again')
  await expect.poll(() => accountOf(page)).toMatchObject({ text_consent: true })
  await page.reload()
  await expect(dialog.getByLabel('Mobile phone')).toBeVisible()
  await expect(box).toHaveCount(0)
})
