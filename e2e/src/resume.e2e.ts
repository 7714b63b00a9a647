import { expect } from '@playwright/test'
import { applicant } from './applicant.ts'
import { shownTitle, stepTitle } from './application.ts'
import { open } from './page.ts'
import { signedIn } from './person.ts'
import { test } from './test.ts'

test('[WZ-30] an unfinished application continues in another browser at the same step, with every answer', async ({
  page,
  browser,
}) => {
  const person = await applicant(page, [1], 'questions')
  await open(page, '/app/start/?sn=0&p=1')
  await expect(stepTitle(page, 'Questions from the employer')).toBeVisible()
  await page.locator('select').first().selectOption({ index: 2 })
  await page.getByRole('button', { name: 'Save and exit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave for now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tomorrow' }).click()
  await expect(page).toHaveURL(/\/$/)

  const other = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const elsewhere = await other.newPage()
  await signedIn(elsewhere, person)
  await open(elsewhere, '/applications')
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
  await expect(elsewhere.getByLabel('Address', { exact: true })).toHaveValue('12 Rue des Forges')
  await expect(elsewhere.getByLabel('Date of birth')).toHaveValue('04/05/1991')
  await other.close()
})
