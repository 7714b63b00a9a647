import {
  demonstrationCompany,
  secondDemonstrationCompany,
} from '@lunchpail/kit-local/identity-provider/persons'
import { expect, type Page } from '@playwright/test'
import { fillIn } from './applicant.ts'
import { adminSignedIn, invite } from './manager.ts'
import { open } from './page.ts'
import { logIn, prove, signedUp } from './person.ts'
import { csrfOf, messagesTo, post, type Client } from './site.ts'
import { test } from './test.ts'

const get = async (page: Page, path: string) =>
  (await (await page.request.get(path)).json()) as Record<string, unknown>

/** The first open positions of a company. */
async function positionsOf(page: Page, company: string, count: number): Promise<number[]> {
  const found: number[] = []
  for (let id = 1; found.length < count && id < 100; id++) {
    const { position } = (await get(page, `/api/hire/v1/position/${String(id)}/`)) as {
      position?: { company: { name: string } }
    }
    if (position?.company.name === company) found.push(id)
  }
  return found
}

/** Invited to a time in a moment, which is picked and not kept; the company says so once it has begun. */
async function missInterview(page: Page, desk: Client, application: string): Promise<void> {
  await invite(desk, application, [new Date(Date.now() + 10_000)])
  const open = async () =>
    (await get(page, '/api/hire/v1/invite/'))['invites'] as { id: string; time_interview: string | null }[]
  await expect.poll(async () => (await open()).filter((one) => one.time_interview === null).length).toBe(1)
  const { id } = (await open()).find((one) => one.time_interview === null)!
  const [time] = (await get(page, `/api/hire/v1/invite/${id}/`))['times'] as { id: string }[]
  await post(page, `/api/hire/v1/invite/${id}/time/`, { time_id: time!.id })
  const headers = { 'x-csrf-token': await csrfOf(desk.request) }
  const miss = async () =>
    (
      await desk.request.post(`/api/hire/v1/portal/interview-invite/${id}/outcome/`, {
        data: { outcome: 5 },
        headers,
      })
    ).status()
  await expect.poll(miss).toBe(200)
}

test('who is suspended for no-shows of two companies contests one, and may go on', async ({
  browser,
  request,
}) => {
  const desks = [
    await adminSignedIn({ request }),
    await adminSignedIn(await browser.newPage(), secondDemonstrationCompany.managers[0]),
  ]
  const page = await browser.newPage()
  const person = await signedUp(page)
  // an unproven address gets four emails a day
  await prove(page, 'email', person.email)
  const positions = [
    ...(await positionsOf(page, demonstrationCompany.name, 2)),
    ...(await positionsOf(page, secondDemonstrationCompany.name, 1)),
  ]
  const sent = await post(page, '/app/start/?_st=review', {
    ...(await fillIn(page, person, positions)),
    complete: 1,
  })
  for (const { application_id: id } of sent['applications'] as { application_id: string }[]) {
    const seen = async () => {
      const answers = await Promise.all(
        desks.map((desk) => desk.request.get(`/api/hire/v1/portal/application/${id}/`)),
      )
      return answers.findIndex((answer) => answer.ok())
    }
    await expect.poll(seen).not.toBe(-1)
    await missInterview(page, desks[await seen()]!, id)
  }
  const suspension = async () => (await page.request.get('/api/hire/v1/account/')).status()
  await expect.poll(suspension).toBe(403)
  const emails = async () => (await messagesTo(person.email)).map(({ subject }) => subject).join()
  await expect.poll(emails).toContain('Your account is suspended until')

  // in another browser, as whoever reads that message may be
  const other = await browser.newPage()
  await open(other, '/login')
  await logIn(other, person)
  await expect(other.getByText('deactivated for 30 days due to repeated no shows')).toBeVisible()
  await open(other, '/account/suspended')
  const main = other.getByRole('main')
  await main.getByRole('button', { name: 'I was there' }).first().click()
  await main.getByLabel('What happened?').fill('I was at the gate at noon.')
  await main.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(suspension).toBe(200)
  await expect.poll(emails).toContain('Your account is open again')
})
