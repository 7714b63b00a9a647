import { expect, type Locator, type Page } from '@playwright/test'

export const equalOpportunityQuestions = [
  'Gender',
  'Ethnicity',
  'Veteran status',
  'Do you have a disability?',
]

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
export const stepTitle = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Fills in every field of basic info. */
async function fillInfo(page: Page): Promise<void> {
  await expect(stepTitle(page, 'About you')).toBeVisible()
  await page.getByLabel('Address', { exact: true }).fill('350 5th Avenue')
  await page.getByLabel('City', { exact: true }).fill('New York')
  await page.getByLabel('State', { exact: true }).selectOption('NY')
  await page.getByLabel('ZIP code').fill('10118')
  await page.getByLabel('Date of birth').fill('04051991')
  await chooseFirst(page.getByRole('radiogroup', { name: /allowed to work/ }))
  await page.getByLabel('Highest level of education').selectOption({ index: 1 })
}

/** Answers the four equal-opportunity questions by their first choice. */
async function fillEqualOpportunity(page: Page): Promise<void> {
  for (const name of equalOpportunityQuestions) await chooseFirst(page.getByRole('radiogroup', { name }))
}

/** By the keyboard: a notice that comes meanwhile may move the choice away from a pointer. */
async function chooseFirst(group: Locator): Promise<void> {
  const first = group.getByRole('radio').first()
  await first.press('Space')
  await expect(first).toBeChecked()
}

export interface Job {
  readonly title: string
  readonly company: string
  readonly start: string
  readonly end: string
}

const forkliftJob: Job = {
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

async function addJob(page: Page, job: Job = forkliftJob): Promise<void> {
  await page.getByRole('button', { name: /^Add (a|another) job$/ }).click()
  await fillJob(page, job)
  await page.getByRole('button', { name: 'Save this job' }).click()
  await expect(page.getByText(job.title)).toBeVisible()
}

/** Answers every company question by its first choice, or a sentence. */
async function answerQuestions(page: Page): Promise<void> {
  await expect(stepTitle(page, 'Questions from the employer')).toBeVisible()
  const main = page.getByRole('main')
  for (const group of await main.getByRole('radiogroup').all()) await chooseFirst(group)
  for (const group of await main.getByRole('group').all())
    await group.getByRole('checkbox').first().dispatchEvent('click')
  for (const select of await main.locator('select').all()) await select.selectOption({ index: 1 })
  for (const field of await main.locator('input[type="text"], textarea').all())
    if (!(await field.inputValue())) await field.fill('About five years')
}

/** Answers every skill with yes, from the intro to the outro. */
async function answerSkills(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin' }).click()
  const done = stepTitle(page, 'Thanks, that helps')
  const yes = page.getByRole('button', { name: 'Yes', exact: true })
  for (;;) {
    await expect(done.or(yes).first()).toBeVisible()
    if (await done.isVisible()) return
    const skill = await shownTitle(page)
    await yes.click()
    await expect.poll(() => shownTitle(page)).not.toBe(skill)
  }
}

/** Says of every missing skill that it comes from the first job, or where there is none, from school. */
async function explainSkills(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin' }).click()
  const done = stepTitle(page, 'Thanks, that explains it')
  const ask = page.getByText(/^Skill \d+ of \d+: where/)
  for (;;) {
    await expect(done.or(ask).first()).toBeVisible()
    if (await done.isVisible()) return
    const skill = await shownTitle(page)
    const jobs = page.getByRole('radiogroup', { name: 'Which job' })
    if (await jobs.isVisible()) await chooseFirst(jobs)
    else await page.getByLabel('Where did you learn it').fill('At school.')
    await next(page).click()
    await expect.poll(() => shownTitle(page)).not.toBe(skill)
  }
}

/** Goes on from the jobs; dialogs about few jobs and about gaps may come, and are told that there are no more. */
export async function leaveHistory(page: Page): Promise<void> {
  await next(page).click()
  const skip = page.getByRole('dialog').getByRole('button', { name: /^(There are no more jobs|Skip)$/ })
  const left = page
    .getByRole('main')
    .getByRole('heading', { level: 1 })
    .filter({ hasNotText: 'Where have you worked?' })
  await expect(async () => {
    if (await skip.isVisible()) await skip.click({ timeout: 2_000 })
    await expect(left).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
}

async function fillHistory(page: Page): Promise<void> {
  await addJob(page)
  await leaveHistory(page)
}

/** How each page of the wizard is filled in, by its title; other pages need nothing. */
const answers: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'About you': fillInfo,
  'Equal opportunity': fillEqualOpportunity,
  'Your skills': answerSkills,
  'A few more skills': answerSkills,
  'How did you learn these skills?': explainSkills,
  'And how did you learn these?': explainSkills,
  'Questions from the employer': answerQuestions,
  'Which shift do you prefer?': async (page) => {
    for (const select of await page.getByRole('main').locator('select').all())
      await select.selectOption({ index: 1 })
  },
}

/** The title of the current page. */
export const shownTitle = async (page: Page): Promise<string> =>
  (await page.getByRole('heading', { level: 1 }).first().textContent())!.trim()

/** The jobs that are offered besides the chosen ones. */
export const suggestions = (page: Page) => page.getByRole('group', { name: 'Jobs like the ones you chose' })

/**
 * Passes by the jobs that are offered, once they are there or could not come: what is below them moves as they come. Where
 * there are none, the page passes by itself. Returns whether Skip was pressed.
 */
export async function skipSuggestions(page: Page): Promise<boolean> {
  const review = stepTitle(page, 'Review Application')
  const failed = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(suggestions(page).or(failed).or(review).first()).toBeVisible()
  if (await review.isVisible()) return false
  await page.getByRole('button', { name: 'Skip', exact: true }).last().click()
  return true
}

/** Fills in every page up to the one with this title; `look` is called on each when it is filled in. */
export async function fillTo(
  page: Page,
  last: string,
  look: (title: string) => Promise<void> = async () => {},
): Promise<string[]> {
  const seen: string[] = []
  for (;;) {
    await expect(page.getByRole('progressbar')).toBeVisible()
    const title = await shownTitle(page)
    if (title === last) return seen
    expect(seen, 'a page is shown once').not.toContain(title)
    seen.push(title)
    // a page may have several parts, each with a title of its own
    let shown = title
    if (title === 'More jobs that fit you') {
      await look(title)
      await skipSuggestions(page)
    } else if (title === 'Confirm your phone') {
      await look(title)
      await page.getByRole('button', { name: 'Skip for now' }).click()
    } else if (title === 'Where have you worked?') {
      await look(title)
      await fillHistory(page)
    } else {
      await answers[title]?.(page)
      await look(title)
      shown = await shownTitle(page)
      await next(page).click()
    }
    await expect.poll(async () => [title, shown].includes(await shownTitle(page))).toBe(false)
  }
}

export const fillToReview = (page: Page, look?: (title: string) => Promise<void>): Promise<string[]> =>
  fillTo(page, 'Review Application', look)

export const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true })

/** Submits, and accepts every mismatch of the soft review. */
export async function submitAndConfirm(page: Page): Promise<void> {
  await submit(page).click()
  const sent = stepTitle(page, 'Application sent')
  const confirm = page.getByRole('button', { name: /^(Yes, apply|Send( \d+)? applications?)$/ })
  await expect(sent.or(confirm).first()).toBeVisible()
  while (!(await sent.isVisible())) {
    if (await confirm.isVisible()) await confirm.click()
    await expect(sent.or(confirm).first()).toBeVisible()
  }
}
