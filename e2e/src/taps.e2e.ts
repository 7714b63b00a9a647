import { expect, test, type Locator, type Page } from '@playwright/test'
import { applicant } from './applicant.ts'
import { next, shownTitle, skipSuggestions, stepTitle } from './application.ts'
import { open } from './page.ts'
import { somebody } from './person.ts'
import { resumePdf } from './resume-pdf.ts'
import { post } from './site.ts'

const mostOfAReturning = 4
const mostOfANew = 25

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
  if (await skipSuggestions(page)) taps.push('Skip the suggestions')
  await expect(stepTitle(page, 'Review Application')).toBeVisible()
  await tap(main.getByRole('button', { name: 'Submit', exact: true }), 'Submit')
  await expect(stepTitle(page, 'Application sent')).toBeVisible()
  process.stdout.write(`${taps.map((what, place) => `${place + 1}. ${what}`).join('\n')}\n`)
  expect(taps.length).toBeLessThanOrEqual(mostOfAReturning)
})

const resume = [
  'Marisol Vega',
  '4700 Mountain Creek Parkway, Dallas, TX 75236 | (646) 555-0142 | marisol@example.com',
  'Experience',
  'Warehouse Associate, Sunrise Warehousing LLC, Newark, NJ',
  'March 2019 - Present',
  '• Moved pallets by an electric pallet jack and put them away',
  'Order Picker, Blue Creek Foods Inc., Newark, NJ',
  'January 2016 - February 2023',
  '• Picked orders by a scanner',
  'Education',
  'High School Diploma, Central High School, Newark, NJ, June 2015',
]

test('[BY-24] a new candidate with a resume comes from the list of jobs to a sent application in at most 25 taps and typed fields', async ({
  page,
}) => {
  const person = somebody()
  // asks skills, four questions of which the last does not go on by itself, and the shift
  const title = 'Grocery Order Selector'
  const done: string[] = []
  const tap = async (target: Locator, what: string) => {
    await target.click()
    done.push(what)
  }
  const type = async (target: Locator, text: string, what: string) => {
    await target.fill(text)
    done.push(what)
  }
  const pick = async (target: Locator, what: string, option: string | { index: number }) => {
    // a finger opens the list
    await target.dispatchEvent('pointerdown')
    await target.selectOption(option)
    done.push(what)
  }
  const main = page.getByRole('main')
  await open(page, '/jobs?zip=75236&distance=25')
  const card = main.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) })
  await tap(card.getByRole('button', { name: 'Interested' }), 'Interested')
  await tap(page.getByRole('dialog').getByText('Apply now', { exact: true }), 'Apply now')

  await type(main.getByLabel('First name'), person.firstName, 'first name')
  await type(main.getByLabel('Last name'), person.lastName, 'last name')
  await type(main.getByLabel('Email'), person.email, 'email')
  await type(main.getByLabel('Mobile phone'), person.phone, 'phone')
  await type(main.locator('input[autocomplete="new-password"]'), person.password, 'password')
  await tap(main.getByRole('button', { name: /^Create account/ }), 'Create account')

  /** What is done on each page, by its title. */
  const pages: Readonly<Record<string, () => Promise<void>>> = {
    'About you': async () => {
      const chooser = page.waitForEvent('filechooser')
      await tap(main.getByRole('button', { name: 'Upload your resume' }), 'Upload your resume')
      await (
        await chooser
      ).setFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: await resumePdf(resume) })
      done.push('the file')
      await expect(main.getByText('We found 2 jobs in your resume.')).toBeVisible({ timeout: 60_000 })
      // what it says is shown, and need not be typed
      await expect(main.getByLabel('Address', { exact: true })).toHaveValue('4700 Mountain Creek Parkway')
      await expect(main.getByLabel('City', { exact: true })).toHaveValue('Dallas')
      await expect(main.getByLabel('ZIP code')).toHaveValue('75236')
      await expect(main.getByLabel('Highest level of education')).toHaveValue('1')
      await type(main.getByLabel('Date of birth'), '04051991', 'date of birth')
      // the tap on the last answer goes on
      await tap(main.getByRole('radiogroup', { name: /allowed to work/ }).getByText('Yes'), 'may work')
    },
    'Equal opportunity': () =>
      tap(main.getByRole('button', { name: 'I’d rather not answer these' }), 'rather not answer'),
    'When can you work?': () => tap(next(page), 'Next: the shifts that are shown'),
    'Your skills': () => tap(main.getByRole('button', { name: /^Yes, I can do/ }), 'all of the skills'),
    // the tap on the last answer goes on
    'Where have you worked?': async () => {
      // until it is known what was doubted, an answer does not go on
      await expect(main.getByText('We found 2 jobs in your resume.')).toBeVisible()
      const whyLeft = main.getByRole('list', { name: 'Your jobs' }).getByLabel('Why did you leave?')
      await pick(whyLeft, 'why left', 'New job opportunity')
    },
    'Questions from the employer': async () => {
      for (const group of await main.getByRole('radiogroup').all())
        await tap(group.getByRole('radio').first().locator('xpath=..'), 'an answer')
      for (const select of await main.locator('select').all()) await pick(select, 'an answer', { index: 1 })
      for (const group of await main
        .getByRole('group')
        .filter({ has: page.getByRole('checkbox') })
        .all())
        await tap(group.getByRole('checkbox').first().locator('xpath=..'), 'an answer')
      for (const field of await main.locator('textarea').all()) await type(field, 'Near home', 'an answer')
      await tap(next(page), 'Next: the questions')
    },
    'Which shift do you prefer?': () => pick(main.locator('select'), 'the shift', { index: 1 }),
    'Confirm your phone': () => tap(main.getByRole('button', { name: 'Skip for now' }), 'Skip the code'),
    'More jobs that fit you': async () => {
      if (await skipSuggestions(page)) done.push('Skip the suggestions')
    },
  }
  for (;;) {
    await expect(page.getByRole('progressbar').first()).toBeVisible()
    const shown = await shownTitle(page)
    if (shown === 'Review Application') break
    expect(Object.keys(pages)).toContain(shown)
    await pages[shown]!()
    await expect.poll(() => shownTitle(page)).not.toBe(shown)
  }
  await tap(main.getByRole('button', { name: 'Submit', exact: true }), 'Submit')
  await expect(stepTitle(page, 'Application sent')).toBeVisible()
  process.stdout.write(`${done.map((what, place) => `${place + 1}. ${what}`).join('\n')}\n`)
  expect(done.length).toBeLessThanOrEqual(mostOfANew)
})
