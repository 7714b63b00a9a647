import { expect } from '@playwright/test'
import { nouns } from '@lunchpail/contracts/noun'
import { expectAccessibleIfWhole, open, sidewaysScroll } from './page.ts'
import { signedUp } from './person.ts'
import { messagesTo } from './site.ts'
import { test } from './test.ts'

test('[BY-04] a person downloads everything that is kept about them, and deletes their account with a report of every part', async ({
  page,
}) => {
  const person = await signedUp(page)
  await open(page, '/account/settings')
  await page.getByRole('button', { name: 'Prepare my data' }).click()
  const link = page.getByRole('link', { name: 'Download (ZIP)' })
  await expect(link).toBeVisible()
  await expectAccessibleIfWhole(page)
  expect(await sidewaysScroll(page)).toBe(0)
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toMatch(/^lunchpail-[\d-]+\.zip$/)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete my account' })
  await expectAccessibleIfWhole(page)
  await dialog.getByLabel('Current password').fill(person.password)
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account was deleted' })).toBeVisible()
  const all = `${nouns.length} of ${nouns.length} parts are done`
  await expect(page.getByText(all)).toBeVisible()
  await expectAccessibleIfWhole(page)
  await expect(page.getByRole('link', { name: 'Log in' }).filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('You were logged out.')).toHaveCount(0)
  const subjects = async () => (await messagesTo(person.email)).map(({ subject }) => subject)
  await expect.poll(subjects).toContain('Your Lunchpail account was deleted')
})
