import { expect } from '@playwright/test'
import { fillIn } from './applicant.ts'
import { stepTitle } from './application.ts'
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
