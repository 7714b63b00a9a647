import { expect, test, type Locator, type Page } from '@playwright/test'
import { applicant } from './applicant.ts'
import { stepTitle } from './application.ts'
import { open } from './page.ts'
import { post } from './site.ts'

const mostOfAReturning = 4

/** The first jobs of the list, by their ids. */
async function listedJobs(page: Page): Promise<number[]> {
  const list = await (await page.request.get('/jobs')).text()
  return [...new Set([...list.matchAll(/href="\/jobs\/(\d+)/g)].map(([, id]) => Number(id)))]
}

test('[BY-24] a returning candidate comes from the list of jobs to a sent application in at most 4 taps', async ({
  page,
}) => {
  const [wanted, other] = await listedJobs(page)
  await applicant(page, [wanted!, other!])
  // answered for both, sent for one: what is known of the person is enough for the other
  const sent = await post(page, '/app/start/?_st=review', { positions: [other], complete: 1 })
  expect(sent['applications']).toHaveLength(1)
  await open(page, '/jobs')

  const taps: string[] = []
  const tap = async (button: Locator, what: string) => {
    await button.click()
    taps.push(what)
  }
  const main = page.getByRole('main')
  const card = main.getByRole('listitem').filter({ has: page.locator(`a[href^="/jobs/${wanted!}"]`) })
  await tap(card.getByRole('button', { name: 'Interested' }), 'Interested')
  await tap(page.getByRole('dialog').getByText('Apply now', { exact: true }), 'Apply now')
  // the page of suggestions passes by itself where there are none
  const suggestion = main.getByRole('checkbox').first()
  const review = stepTitle(page, 'Review Application')
  await expect(suggestion.or(review)).toBeVisible()
  if (await suggestion.isVisible())
    await tap(main.getByRole('button', { name: 'Skip', exact: true }).last(), 'Skip the suggestions')
  await expect(review).toBeVisible()
  await tap(main.getByRole('button', { name: 'Submit', exact: true }), 'Submit')
  await expect(stepTitle(page, 'Application sent')).toBeVisible({ timeout: 20_000 })
  process.stdout.write(`${taps.map((what, place) => `${place + 1}. ${what}`).join('\n')}\n`)
  expect(taps.length).toBeLessThanOrEqual(mostOfAReturning)
})
