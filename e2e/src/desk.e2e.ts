import { expect, type Page } from '@playwright/test'
import { dayMs } from '@lunchpail/contracts/durations'
import { applied } from './applicant.ts'
import { adminsDesk } from './manager.ts'
import { expectAccessible, expectAccessibleIfWhole, open, sidewaysScroll, wide } from './page.ts'
import { whole } from './whole.ts'
import { test } from './test.ts'

/** Each page of the desk has its own main; the bar above it is in there too, and arrives late. */
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true })

/** What a field of a date and time takes: "2026-11-23T09:30". */
const wall = (days: number): string =>
  `${new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)}T09:30`

/** The other pages of the desk; what they show is tested by the screens of mf-engagement and mf-jobs. */
async function lookAtTheRest(desk: Page, title: string): Promise<void> {
  // the stats say the same as a table, and at which step people stop
  await open(desk, '/portal/stats')
  const sources = main(desk).getByRole('region', { name: 'Where they came from' })
  await sources.getByText('As a table').click()
  await expect(sources.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await expect(main(desk).getByRole('heading', { name: 'Where people drop off' })).toBeVisible()
  await expectAccessible(main(desk))

  await open(desk, '/portal/company')
  await expect(main(desk).getByRole('region', { name: 'Emails to you' })).toBeVisible()
  await expectAccessible(main(desk))

  await open(desk, '/portal/applies?tab=7')
  const link = main(desk)
    .getByRole('region', { name: 'Equal-opportunity answers' })
    .getByRole('link', { name: 'Download as CSV' })
  const file = await desk.request.get((await link.getAttribute('href'))!)
  expect(await file.text()).toContain(title)
}

test('[EN-19] [BY-14] a manager posts a role, finds who applies, invites them and moves them on', async ({
  page,
  browser,
  viewport,
}) => {
  const title = `Dock lead ${Math.random().toString(36).slice(2, 8)}`
  const desk = await adminsDesk(browser)
  await desk.setViewportSize(wide)
  await open(desk, '/portal/roles/new')
  await expect(main(desk).getByRole('heading', { level: 1, name: 'Post a role' })).toBeVisible()

  // what is missing is named at its field, and nothing typed is lost
  await main(desk).getByLabel('Job title').fill(title)
  await button(desk, 'Post now').click()
  await expect(main(desk).getByText('There is a problem')).toBeVisible()
  await expectAccessibleIfWhole(desk)
  await expect(main(desk).getByLabel('Job title')).toHaveValue(title)
  await main(desk).getByLabel('ZIP code of the workplace').fill('07105')
  await main(desk).getByLabel('Hourly pay, from').fill('21')
  await main(desk).getByRole('checkbox', { name: 'Day' }).check({ force: true })
  await main(desk).getByLabel('Job description').fill('Lead the dock.\n- Load trucks')
  await main(desk).getByRole('checkbox', { name: 'How soon could you start?' }).check({ force: true })
  await button(desk, 'Post now').click()
  const role = main(desk).getByRole('link', { name: title })
  await expect(role).toBeVisible()
  const position = Number(/\d+$/.exec((await role.getAttribute('href'))!)![0])

  // a candidate finds it, applies, and keeps the page open
  await expect
    .poll(async () => (await page.request.get(`/api/hire/v1/wizard/?p=${position}`)).status())
    .toBe(200)
  const candidate = await applied(page, position)
  await page.goto('/applications')
  await expect(main(page).getByRole('link', { name: title })).toBeVisible()

  await open(desk, `/portal/applies?position=${position}`)
  await main(desk)
    .getByRole('list', { name: 'Candidates' })
    .getByRole('link', { name: `${candidate.firstName} ${candidate.lastName}` })
    .click()
  const panel = main(desk).getByRole('region', { name: /’s application$/ })
  await expect(panel.getByRole('heading', { name: 'Timeline' })).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Resume' })).toBeVisible()
  await expect(panel.getByText('Moved pallets, loaded trucks and trained two new people.')).toBeVisible()
  await expect(panel.getByText('How soon could you start?')).toBeVisible()
  await expectAccessible(desk)
  await button(desk, 'Invite to interview').click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Where (address, phone or room)').fill('200 Dock Street')
  await dialog.getByLabel('Time 1').fill(wall(3))
  await expectAccessibleIfWhole(dialog)
  await dialog.getByRole('button', { name: 'Send the invite' }).click()
  await expect(dialog).toHaveCount(0)

  // the page was open all the while
  await expect(main(page).getByRole('region', { name: 'You’re invited to interview' })).toBeVisible()
  expect(await sidewaysScroll(desk)).toBe(0)
  if (whole) {
    // its times are in the calendar until one is taken
    await open(desk, `/portal/interviews?view=day&from=${wall(3).slice(0, 10)}`)
    for (const size of [viewport!, wide]) {
      await desk.setViewportSize(size)
      await expect(main(desk).getByRole('listitem').filter({ hasText: title }).first()).toContainText(
        'Offered',
      )
    }
    await open(desk, `/portal/applies?tab=2&position=${position}`)
    await main(desk).getByRole('list', { name: 'Candidates' }).getByRole('link').first().click()
  }
  await button(desk, 'Move forward').click()
  await expect(panel.getByText('Moving forward').first()).toBeVisible()
  await page.goto('/applications')
  await expect(main(page).getByText('Moving forward').first()).toBeVisible()
  if (whole) await lookAtTheRest(desk, title)
})
