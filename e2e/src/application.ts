import { expect, type Locator, type Page } from '@playwright/test'

export const equalOpportunityQuestions = [
  'Gender',
  'Ethnicity',
  'Veteran status',
  'Do you have a disability?',
]

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
export const stepTitle = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** The page of basic info, every field that it asks for. */
export async function fillInfo(page: Page): Promise<void> {
  await expect(stepTitle(page, 'About you')).toBeVisible()
  await page.getByLabel('Address', { exact: true }).fill('350 5th Avenue')
  await page.getByLabel('City', { exact: true }).fill('New York')
  await page.getByLabel('State', { exact: true }).selectOption('NY')
  await page.getByLabel('Zip code').fill('10118')
  await page.getByLabel('Date of birth').fill('04051991')
  await chooseFirst(page.getByRole('radiogroup', { name: /allowed to work/ }))
  await page.getByLabel('Highest schooling').selectOption({ index: 1 })
  await fillEqualOpportunity(page)
}

/** The four equal-opportunity questions, each declined or answered by its last choice. */
async function fillEqualOpportunity(page: Page): Promise<void> {
  for (const name of equalOpportunityQuestions) await chooseFirst(page.getByRole('radiogroup', { name }))
}

const chooseFirst = (group: Locator) => group.getByRole('radio').first().check({ force: true })

export interface Job {
  readonly title: string
  readonly company: string
  readonly start: string
  readonly end: string
}

export const forkliftJob: Job = {
  title: 'Forklift operator',
  company: 'Hudson Freight',
  start: '012022',
  end: '062026',
}

/** Types one job into its form; the form is open. */
export async function fillJob(page: Page, job: Job): Promise<void> {
  await page.getByLabel('Job title').fill(job.title)
  await page.getByLabel('Company', { exact: true }).fill(job.company)
  await page.getByLabel('City', { exact: true }).fill('Newark')
  await page.getByLabel('State', { exact: true }).selectOption('NJ')
  await page.getByLabel('Start date').fill(job.start)
  await page.getByLabel('End date').fill(job.end)
  await page
    .getByLabel('What did you do there?')
    .fill('Moved pallets, loaded trucks and trained two new people.')
  await page.getByLabel('Why did you leave?').selectOption({ label: 'New job opportunity' })
}

export async function addJob(page: Page, job: Job = forkliftJob): Promise<void> {
  await page.getByRole('button', { name: /^Add (a|another) job$/ }).click()
  await fillJob(page, job)
  await page.getByRole('button', { name: 'Save this job' }).click()
  await expect(page.getByText(job.title)).toBeVisible()
}

/** Answers whatever the companies ask on the page of questions: its first choice, or a sentence. */
export async function answerQuestions(page: Page): Promise<void> {
  await expect(stepTitle(page, 'Questions from the employer')).toBeVisible()
  const main = page.getByRole('main')
  for (const group of await main.getByRole('radiogroup').all()) await chooseFirst(group)
  for (const group of await main.getByRole('group').all())
    await group.getByRole('checkbox').first().check({ force: true })
  for (const select of await main.locator('select').all()) await select.selectOption({ index: 1 })
  for (const field of await main.locator('input[type="text"], textarea').all())
    if (!(await field.inputValue())) await field.fill('About five years')
}

/** From the first page after sign-up to the review. */
export async function fillToReview(page: Page): Promise<void> {
  await fillInfo(page)
  await next(page).click()
  await expect(stepTitle(page, 'Where have you worked?')).toBeVisible()
  await addJob(page)
  await next(page).click()
  await answerQuestions(page)
  await next(page).click()
  await expect(stepTitle(page, 'Review Application')).toBeVisible()
}

export const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true })
