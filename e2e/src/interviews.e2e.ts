import { demonstrationPassword, demonstrationPersons } from '@lunchpail/kit-local/identity-provider/persons'
import { expect, test, type Page } from '@playwright/test'
import { applicant } from './applicant.ts'
import { stepTitle, submit } from './application.ts'
import { post } from './site.ts'

const manager = demonstrationPersons[0]!

/** Sends an application for the demonstration company's first position. Returns its id. */
async function apply(page: Page): Promise<string> {
  await applicant(page, [1])
  await page.goto('/app/start/?sn=0&p=1')
  await submit(page).click()
  await expect(stepTitle(page, 'Application sent')).toBeVisible({ timeout: 30_000 })
  await page.goto('/applications')
  const link = page.locator('a[href^="/applications/"]').first()
  await expect(link).toBeVisible({ timeout: 30_000 })
  return (await link.getAttribute('href'))!.split('/').at(-1)!
}

test('[BY-01] a manager’s invite is on the open page, and its time is picked, kept and withdrawn', async ({
  page,
  browser,
}) => {
  const application = await apply(page)
  const desk = await browser.newPage()
  await desk.request.get('/')
  await post(desk, '/api/hire/v1/auth/', {
    handle: manager.email,
    auth_type: 'password',
    password: demonstrationPassword,
  })
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const invite = await post(desk, '/api/hire/v1/portal/interview-invite/', {
    applications: [application],
    type: 1,
    zone: 'America/Phoenix',
    place: '12 Dock Street',
    times: [{ starts_at: inDays(2) }, { starts_at: inDays(3) }],
  })
  expect(invite['done']).toEqual([application])

  // the page was open all the while
  const region = page.getByRole('region', { name: 'You’re invited to interview' })
  await expect(region).toBeVisible()
  await region.getByRole('link', { name: 'Pick a time' }).click()
  await page.getByRole('main').getByRole('radio').first().check({ force: true })
  await page.getByRole('main').getByRole('button', { name: 'Take this time' }).click()
  await expect(page.getByRole('link', { name: 'Add to my calendar' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to my calendar' }).click()
  expect((await download).suggestedFilename()).toBe('interview.ics')

  // [EN-15] the popup of each open invite, once
  await page.goto('/')
  const popup = page.getByRole('dialog', { name: 'You’re invited to interview' })
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'See or change the time' })).toBeVisible()
  await page.goto(`/applications/${application}/withdraw`)
  await page.getByLabel('Why do you withdraw?').fill('Found work closer to home')
  await page.getByRole('button', { name: 'Withdraw application' }).click()
  await expect(page.getByText('Your application was withdrawn')).toBeVisible()
})
