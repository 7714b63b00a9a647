import { expect, type Page } from '@playwright/test'
import { dayMs } from '@lunchpail/contracts/durations'
import { applied } from './applicant.ts'
import { open } from './page.ts'
import { adminSignedIn, invite } from './manager.ts'
import { messagesTo, post, replyByText } from './site.ts'
import { test } from './test.ts'

/** Confirms the number of the account by the code that is sent there: a text goes to no other. */
async function proveNumber(page: Page, phone: string): Promise<void> {
  await post(page, '/api/hire/v1/account/verify/send/', { code_type: 'text' })
  const codes = async () =>
    (await messagesTo(phone)).flatMap(({ text }) => /^(\d{6}) is your/.exec(text)?.[1] ?? [])
  await expect.poll(async () => (await codes()).length, { timeout: 60_000 }).toBe(1)
  await post(page, '/api/hire/v1/account/verify/', { code_type: 'text', code: (await codes())[0] })
}

test('[BY-01] [BY-20] a manager’s invite is on the open page, and its time is picked, kept and withdrawn', async ({
  page,
  request,
}) => {
  const person = await applied(page, 1)
  const { application } = person
  const phone = `+1${person.phone}`
  await open(page, '/applications')
  await expect(page.locator(`a[href="/applications/${application}"]`).first()).toBeVisible()
  const desk = await adminSignedIn({ request })
  const inDays = (days: number) => new Date(Date.now() + days * dayMs)
  await invite(desk, application, [inDays(2), inDays(3)])

  // the page was open all the while
  const region = page.getByRole('region', { name: 'You’re invited to interview' })
  await expect(region).toBeVisible()
  await region.getByRole('link', { name: 'Pick a time' }).click()
  await page.getByRole('main').getByRole('radiogroup').getByRole('radio').first().check({ force: true })
  await page.getByRole('main').getByRole('button', { name: 'Choose this time' }).click()
  await expect(page.getByRole('link', { name: 'Add to my calendar' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to my calendar' }).click()
  expect((await download).suggestedFilename()).toBe('interview.ics')

  // it stays on the page, also for whoever comes back to it
  await page.reload()
  await expect(page.getByRole('main').getByText(/^Your interview is set/)).toBeVisible()

  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: 'See or change the time' })).toBeVisible()
  await open(page, `/applications/${application}`)
  const messages = page.getByRole('main').getByRole('region', { name: 'Messages' })
  await messages.getByLabel('Write a message').fill('Where do I park?')
  await messages.getByRole('button', { name: 'Send message' }).click()
  await expect(messages.getByText('Where do I park?')).toBeVisible()
  // what the manager writes is a text, and its answer is on the open page
  await proveNumber(page, phone)
  await post(desk, `/api/hire/v1/portal/application/${application}/message/`, { text: 'At gate 4' })
  await expect(messages.getByText('At gate 4')).toBeVisible()
  const texts = async () =>
    (await messagesTo(phone)).filter(({ text }) => text.includes('"At gate 4"')).length
  await expect.poll(texts, { timeout: 60_000 }).toBe(1)
  await replyByText(phone, 'Got it, thanks')
  await expect(messages.getByText('Got it, thanks')).toBeVisible()

  await open(page, `/applications/${application}/withdraw`)
  await page.getByLabel('Why are you withdrawing?').fill('Found work closer to home')
  await page.getByRole('button', { name: 'Withdraw application' }).click()
  await expect(page.getByText('Your application was withdrawn')).toBeVisible()
})
