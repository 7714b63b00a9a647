import { expect } from '@playwright/test'
import { fillIn } from './applicant.ts'
import { stepTitle } from './application.ts'
import { adminsDesk } from './manager.ts'
import { open, sidewaysScroll } from './page.ts'
import { signedUp } from './person.ts'
import { post } from './site.ts'
import { test } from './test.ts'

test('[BY-17] one long word of a job makes neither the work history nor the review wider than a phone', async ({
  page,
}) => {
  const person = await signedUp(page)
  const word = 'W'.repeat(60)
  const job = {
    title: word,
    company: word,
    city: word,
    state: 'NJ',
    start_date: '01/2024',
    end_date: '02/2026',
    duties: word,
    reason_for_leaving: 8,
    reason_explain: word,
    reference_id: 'abc',
  }
  const answers = await fillIn(page, person, [1])
  await post(page, '/app/start/?_st=history', {
    ...answers,
    jobs: [job, { ...job, reference_id: 'uvw', start_date: '01/2022', end_date: '12/2023' }],
  })
  await open(page, '/app/start/?sn=0&step=history')
  await expect(stepTitle(page, 'Where have you worked?')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Your jobs' }).getByRole('heading')).toHaveText([word, word])
  expect(await sidewaysScroll(page)).toBe(0)
  await open(page, '/app/start/?sn=0&step=review')
  await expect(stepTitle(page, 'Review Application')).toBeVisible()
  await expect(page.getByRole('heading', { name: word })).toHaveCount(2)
  expect(await sidewaysScroll(page)).toBe(0)
})

test('[BY-17] an event with a name of one long word makes no page of it wider than a phone', async ({
  browser,
}) => {
  const desk = await adminsDesk(browser)
  await desk.setViewportSize({ width: 390, height: 844 })
  await open(desk, '/portal/check-ins')
  const name = 'W'.repeat(120)
  const { gathering } = (await post(desk, '/api/portal/v1/event/', {
    kind: 'training',
    name,
    description: name,
    place: { name, address: name, city: name.slice(0, 100), region: 'NJ' },
    zone: 'America/New_York',
    starts_at: new Date(Date.now() + 864e5).toISOString(),
    ends_at: new Date(Date.now() + 2 * 864e5).toISOString(),
    capacity: null,
    positions: [],
    open: true,
  })) as { readonly gathering: { readonly id: string } }
  const wide: Record<string, number> = {}
  for (const path of [
    '/portal/check-ins',
    `/portal/check-ins/${gathering.id}`,
    `/portal/check-ins/${gathering.id}/edit`,
    '/events',
    `/events/${gathering.id}`,
    `/events/${gathering.id}/register`,
  ]) {
    await open(desk, path)
    await expect(
      desk
        .getByText(name)
        .or(desk.locator(`input[value="${name}"]`))
        .first(),
    ).toBeVisible()
    wide[path] = await sidewaysScroll(desk)
  }
  expect(Object.values(wide), JSON.stringify(wide)).toEqual([0, 0, 0, 0, 0, 0])
})
