import { expect, type Page } from '@playwright/test'
import { applicant } from './applicant.ts'
import { stepTitle } from './application.ts'
import { expectAccessible, expectAccessibleIfWhole, open, wide } from './page.ts'
import { patch } from './site.ts'
import { test } from './test.ts'

/** The profile once it shows this: what was saved in an application comes to an open page by itself. */
async function openProfile(page: Page, text: string): Promise<void> {
  await open(page, '/profile')
  await expect(page.getByText(text)).toBeVisible()
}

/** The summary that the next application would begin with. */
async function summaryInApplication(page: Page): Promise<string | undefined> {
  const answer = await page.request.get('/api/hire/v1/wizard/?p=1')
  const { person } = (await answer.json()) as { person: { application: { self_promo?: string } } }
  return person.application.self_promo
}

test('[WZ-33] [PR-01] [PR-07] the profile shows the answers of an application, edits them by the same step, and prefills the next application', async ({
  page,
  viewport,
}) => {
  await applicant(page, [1])
  await openProfile(page, 'Forklift operator')
  await expectAccessible(page)
  await page.setViewportSize(wide)
  await expectAccessibleIfWhole(page)
  await page.setViewportSize(viewport!)

  await page.getByRole('link', { name: 'Edit summary' }).click()
  await expect(page).toHaveURL(/#summary$/)
  const summary = page.getByRole('textbox')
  await expect(summary).toHaveValue('I show up on time.')
  await summary.fill('I show up on time and look after the machines.')
  await expectAccessibleIfWhole(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()
  await expect(page.getByText('I show up on time and look after the machines.')).toBeVisible()

  await expect.poll(() => summaryInApplication(page)).toBe('I show up on time and look after the machines.')
  await open(page, '/app/start/?sn=0&p=1')
  await expect(stepTitle(page, 'Review Application')).toBeVisible()
  await expect(page.getByText('I show up on time and look after the machines.')).toBeVisible()
})

const job = (title: string, start_date: string, end_date: string, reference_id: string) => ({
  title,
  company: 'Hudson Freight',
  city: 'Newark',
  state: 'NJ',
  start_date,
  end_date,
  reason_for_leaving: 1,
  duties:
    'Moved pallets, loaded trucks, counted stock at night and trained two new people on the reach truck.',
  reference_id,
})

test('[PR-16] the profile prints as one clean page', async ({ page }) => {
  const { firstName, lastName } = await applicant(page, [1])
  await openProfile(page, 'Forklift operator')
  await patch(page, '/api/hire/v1/profile/', {
    self_promo: 'I show up on time and look after the machines. '.repeat(6).trim(),
    jobs: [
      job('Forklift operator', '01/2024', '06/2026', 'abc'),
      job('Order picker', '02/2022', '12/2023', 'abd'),
      job('Warehouse associate', '05/2020', '01/2022', 'abe'),
    ],
  })
  await open(page, '/profile')
  await expect(page.getByText('Warehouse associate')).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: `${firstName} ${lastName}` })).toBeVisible()
  for (const shown of ['Forklift operator', 'Order picker', 'Warehouse associate', 'New job opportunity'])
    await expect(page.getByText(shown).first()).toBeVisible()
  // nothing that is pressed, and nothing of the site around it
  for (const role of ['button', 'link', 'navigation', 'banner', 'contentinfo', 'alert', 'checkbox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  const margin = { top: '1.5cm', right: '1.5cm', bottom: '1.5cm', left: '1.5cm' }
  const pdf = (await page.pdf({ format: 'Letter', margin })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
