import { expect, type Locator, type Page } from '@playwright/test'
import { next, shownTitle, skipSuggestions, stepTitle } from './application.ts'
import { open } from './page.ts'
import { newPerson } from './person.ts'
import type { TapCount } from './tap-count.ts'

export interface ResumeFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** From the list of jobs to the first page of the application. */
export async function begin(page: Page, list: string, title: string, { tap }: TapCount): Promise<void> {
  await open(page, list)
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title }) })
  await tap(card.getByRole('button', { name: 'Interested' }), 'Interested')
  await tap(page.getByRole('dialog').getByText('Apply now', { exact: true }), 'Apply now')
}

async function upload(page: Page, { tap, done }: TapCount, resume: ResumeFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await tap(page.getByRole('main').getByRole('button', { name: 'Upload your resume' }), 'Upload your resume')
  await (await chooser).setFiles(resume)
  done.push('the file')
}

const value = (field: Locator): Promise<string> => field.inputValue()

/** The sign-up, of which a resume fills in what it says. What it says stays where no one else can have it. */
export async function signUp(page: Page, count: TapCount, resume: ResumeFile, says: boolean): Promise<void> {
  const person = newPerson()
  const main = page.getByRole('main')
  await upload(page, count, resume)
  await expect(main.getByText(/filled in below|couldn’t find your name/)).toBeVisible()
  for (const [label, text] of [
    ['First name', person.firstName],
    ['Last name', person.lastName],
    ['Email', person.email],
    ['Mobile phone', person.phone],
  ] as const) {
    const field = main.getByLabel(label)
    if (!says) await count.type(field, text, label)
    // each run is a person of its own: what is read is seen, and then replaced by the test
    else {
      expect(await value(field), label).not.toBe('')
      await field.fill(text)
    }
  }
  await count.type(main.locator('input[autocomplete="new-password"]'), person.password, 'password')
  await count.tap(main.getByRole('button', { name: /^Create account/ }), 'Create account')
}

async function fillInfo(page: Page, { tap, type, pick }: TapCount): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByText(/We found \d+ jobs? in your resume/)).toBeVisible({ timeout: 60_000 })
  const [address, zip] = [main.getByLabel('Address', { exact: true }), main.getByLabel('ZIP code')]
  if ((await value(address)) === '') await type(address, '4700 Mountain Creek Parkway', 'address')
  if ((await value(zip)) === '') {
    await type(zip, '75236', 'ZIP code')
    await expect(main.getByLabel('City', { exact: true })).toHaveValue('Dallas')
  }
  const education = main.getByLabel('Highest level of education')
  if ((await value(education)) === '') await pick(education, { index: 1 }, 'education')
  await type(main.getByLabel('Date of birth'), '04051991', 'date of birth')
  // the tap on the last answer goes on
  await tap(main.getByRole('radiogroup', { name: /allowed to work/ }).getByText('Yes'), 'may work')
}

/** What a resume left out is asked on the cards of its jobs. */
async function fillHistory(page: Page, { tap, type, pick }: TapCount): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByText(/We found \d+ jobs? in your resume/)).toBeVisible()
  const jobs = main.getByRole('list', { name: 'Your jobs' })
  const empty = (name: string) => jobs.locator(`[name="${name}"]`).all()
  for (const field of await empty('title')) await type(field, 'Site manager', 'title of a job')
  for (const field of await empty('city')) await type(field, 'Dallas', 'city of a job')
  for (const field of await empty('duties')) await type(field, 'Ran the site.', 'duties of a job')
  for (const field of await jobs.getByLabel('Why did you leave?').all())
    await pick(field, 'New job opportunity', 'why a job was left')
  // the last choice goes on, where the reader doubts nothing
  const states = await empty('state')
  for (const field of states) await pick(field, 'TX', 'state of a job')
  const isDoubted = (await jobs.getByRole('button', { name: /^Yes, / }).count()) > 0
  if (states.length > 0 && !isDoubted) return
  const left = page
    .getByRole('main')
    .getByRole('heading', { level: 1 })
    .filter({ hasNotText: 'Where have you worked?' })
  await tap(next(page), 'Next: the jobs')
  const skip = page.getByRole('dialog').getByRole('button', { name: /^(There are no more jobs|Skip)$/ })
  await expect(left.or(skip).first()).toBeVisible()
  if (await skip.isVisible()) await tap(skip, 'the dialog about gaps')
}

async function answerQuestions(page: Page, { tap, type, pick, ofTheJob }: TapCount): Promise<void> {
  const main = page.getByRole('main')
  const several = main.getByRole('group').filter({ has: page.getByRole('checkbox') })
  for (const group of await several.all())
    if ((await group.getByRole('checkbox', { checked: true }).count()) === 0)
      await tap(group.getByRole('checkbox').first().locator('xpath=..'), 'an answer', ofTheJob)
  for (const field of await main.locator('textarea, input[type=text]').all())
    if ((await value(field)) === '') await type(field, '5 years', 'an answer', ofTheJob)
  const answers: (() => Promise<void>)[] = []
  for (const group of await main.getByRole('radiogroup').all())
    if ((await group.getByRole('radio', { checked: true }).count()) === 0)
      // the last has no question that follows it
      answers.push(() => tap(group.getByRole('radio').last().locator('xpath=..'), 'an answer', ofTheJob))
  for (const select of await main.locator('select').all())
    if ((await value(select)) === '') answers.push(() => pick(select, { index: 1 }, 'an answer', ofTheJob))
  for (const answer of answers) await answer()
  // an answer by one tap goes on where it was the last
  if (answers.length === 0) await tap(next(page), 'Next: the questions')
}

/** A skill that is asked about, or where it was used. */
async function answerSkill(page: Page, { tap, ofTheJob }: TapCount): Promise<void> {
  const main = page.getByRole('main')
  const yes = main.getByRole('button', { name: 'Yes', exact: true })
  const job = main
    .getByRole('radiogroup', { name: /^Which job/ })
    .getByRole('radio')
    .first()
  await expect(yes.or(job).first()).toBeVisible()
  if (await yes.isVisible()) await tap(yes, 'a skill', ofTheJob)
  else await tap(job.locator('xpath=..'), 'the job of a skill', ofTheJob)
}

/** From the first page to "Application sent", by the shortest way that each page has. */
export async function walk(page: Page, count: TapCount): Promise<void> {
  const { tap, pick, done, ofTheJob } = count
  const main = page.getByRole('main')
  const button = (name: string | RegExp) => main.getByRole('button', { name })
  const skills = () => tap(button(/^Yes, I can do/), 'all of the skills', ofTheJob)
  const pages: Readonly<Record<string, () => Promise<void>>> = {
    'About you': () => fillInfo(page, count),
    'Equal opportunity': () => tap(button(/^(I choose not|I’d rather not)/), 'no answer to all four'),
    'When can you work?': () => tap(next(page), 'Next: the shifts that are shown'),
    'Your skills': skills,
    'A few more skills': skills,
    'Where have you worked?': () => fillHistory(page, count),
    'How did you learn these skills?': () => tap(button('Begin'), 'Begin'),
    'And how did you learn these?': () => tap(button('Begin'), 'Begin'),
    'Thanks, that explains it': () => tap(next(page), 'Next: where the skills are from'),
    'Questions from the employer': () => answerQuestions(page, count),
    'Which shift do you prefer?': () => pick(main.locator('select'), { index: 1 }, 'the shift', ofTheJob),
    'Confirm your phone': () => tap(button('Skip for now'), 'Skip the code'),
    'More jobs that fit you': async () => {
      if (await skipSuggestions(page)) done.push('Skip the suggestions')
    },
  }
  // two pages in a row may have the title of one skill
  const addressed = (title: string) => `${new URL(page.url()).hash} ${title}`
  const shown = async () => addressed(await shownTitle(page))
  for (;;) {
    // that of the application: the bar of a page that loads is outside, and the title is of the page before
    await expect(main.getByRole('progressbar').first()).toBeVisible()
    // read once: of two reads the second may be of the next page, which would then be answered twice
    const title = await shownTitle(page)
    const at = addressed(title)
    if (title === 'Review Application') break
    await (pages[title] ?? (() => answerSkill(page, count)))()
    // read twice: the address may change before the page does, which would then be answered again
    let read = at
    const isLeft = async () => {
      const before = read
      read = await shown()
      return read !== at && read === before
    }
    await expect.poll(isLeft, { intervals: [300] }).toBe(true)
  }
  await tap(button(/^Submit$/), 'Submit')
  const sent = stepTitle(page, 'Application sent')
  const confirm = page.getByRole('button', { name: /^(Yes, apply|Send( \d+)? applications?)$/ })
  await expect(sent.or(confirm).first()).toBeVisible()
  while (!(await sent.isVisible())) {
    const asked = await confirm.elementHandle()
    await tap(confirm, 'what does not fit', ofTheJob)
    await asked?.waitForElementState('hidden')
    await expect(sent.or(confirm).first()).toBeVisible()
  }
}
