import { expect, test } from '@playwright/test'
import { fillTo, shownTitle, stepTitle } from './application.ts'
import { open } from './page.ts'
import { logIn, signedUp } from './person.ts'

test('[WZ-30] an unfinished application continues in another browser at the same step, with every answer', async ({
  page,
  browser,
}) => {
  const person = await signedUp(page)
  await open(page, '/app/start/?sn=0&p=1')
  await fillTo(page, 'Questions from the employer')
  await page.locator('select').first().selectOption({ index: 2 })
  await page.getByRole('button', { name: 'Save and exit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave for now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tomorrow' }).click()
  await expect(page).toHaveURL(/\/$/)

  const other = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const elsewhere = await other.newPage()
  await open(elsewhere, '/login?redirect=%2Fapplications')
  await logIn(elsewhere, person)
  await elsewhere.getByRole('link', { name: 'Continue' }).click()
  await expect(stepTitle(elsewhere, 'Questions from the employer')).toBeVisible()
  await expect(elsewhere.locator('select').first()).not.toHaveValue('')
  const titles: string[] = []
  while (titles.at(-1) !== 'About you') {
    const title = await shownTitle(elsewhere)
    await elsewhere.getByRole('button', { name: 'Back', exact: true }).click()
    await expect.poll(() => shownTitle(elsewhere)).not.toBe(title)
    titles.push(await shownTitle(elsewhere))
    if (titles.at(-1) === 'Where have you worked?')
      await expect(elsewhere.getByText('Forklift operator')).toBeVisible()
  }
  expect(titles).toContain('Where have you worked?')
  await expect(elsewhere.getByLabel('ZIP code')).toHaveValue('10118')
  await expect(elsewhere.getByLabel('Date of birth')).toHaveValue('04/05/1991')
  await other.close()
})
