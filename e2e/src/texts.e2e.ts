import { expect, test, type Page } from '@playwright/test'
import { open } from './page.ts'
import { signedUp } from './person.ts'
import { messagesTo, post, replyByText } from './site.ts'

/** The box of My Account that is there where texts are not agreed to. */
async function consentBox(page: Page) {
  await open(page, '/profile')
  await open(page, '/profile#account')
  const dialog = page.getByRole('dialog', { name: 'My Account' })
  await expect(dialog.getByLabel('Mobile phone')).toBeVisible()
  return dialog.getByRole('checkbox')
}

test('[NT-03] [AU-27] STOP by text is answered, and unticks the box of My Account; START ticks it again', async ({
  page,
}) => {
  const person = await signedUp(page)
  const number = `+1${person.phone}`
  const texts = async () => (await messagesTo(number)).map(({ text }) => text)
  await post(page, '/api/hire/v1/account/verify/send/', { code_type: 'text' })
  await expect.poll(texts).toHaveLength(1)
  await expect(await consentBox(page)).toHaveCount(0)

  await replyByText(number, 'Stop')
  expect((await texts())[0]).toContain('No more texts from us')
  const boxes = async () => (await consentBox(page)).count()
  await expect.poll(boxes).toBe(1)
  await expect(page.getByRole('dialog').getByRole('checkbox')).not.toBeChecked()

  await replyByText(number, 'START')
  expect((await texts())[0]).toContain('again')
  await expect.poll(boxes).toBe(0)
})
