import type { Page } from './page.ts'

const next = /^Next$/

/** Says yes to each skill, from the introduction to the thanks. */
async function answerSkills(page: Page): Promise<string> {
  await page.press(/^Begin$/)
  for (;;) {
    const shown = await page.until('a skill', page.title)
    if (shown === 'Thanks, that helps') {
      await page.press(next)
      return shown
    }
    await page.press(/^Yes$/)
    await page.until('the next skill', async () => (await page.title()) !== shown)
  }
}

/** Says of each missing skill that it comes from the first job. */
async function explainSkills(page: Page): Promise<string> {
  await page.press(/^Begin$/)
  for (;;) {
    const shown = await page.until('a skill', page.title)
    if (shown === 'Thanks, that explains it') {
      await page.press(next)
      return shown
    }
    await page.chooseFirst()
    await page.press(next)
    await page.until('the next skill', async () => (await page.title()) !== shown)
  }
}

/** By the title of each page how it is filled in and left; resolves to its last title where it has several. */
const pages: Readonly<Record<string, (page: Page) => Promise<string | void>>> = {
  'About you': async (page) => {
    await page.fill('Address', '350 5th Avenue')
    await page.fill('City', 'New York')
    await page.select('State', 'New York')
    await page.fill('ZIP code', '10118')
    await page.fill('Date of birth', '04051991')
    await page.chooseFirst()
    await page.press(next)
  },
  'Your skills': answerSkills,
  'A few more skills': answerSkills,
  'How did you learn these skills?': explainSkills,
  'And how did you learn these?': explainSkills,
  'Where have you worked?': async (page) => {
    await page.press(/^Add (a|another) job$/)
    await page.fill('Job title', 'Forklift operator')
    await page.fill('Company', 'Hudson Freight')
    await page.fill('City', 'Newark')
    await page.select('State', 'New Jersey')
    await page.fill('Start date', '012022')
    await page.fill('End date', '062026')
    await page.fill('What did you do there?', 'Moved pallets, loaded trucks and trained two new people.')
    await page.select('Why did you leave?', 'New job opportunity')
    await page.press(/^Save this job$/)
    await page.press(next)
    // dialogs about few jobs and about gaps may come
    await page.until('the page after the jobs', async () => {
      const skip = await page.findButton(/^(There are no more jobs|Skip)$/)
      if (skip) await page.press(/^(There are no more jobs|Skip)$/)
      return (await page.title()) !== 'Where have you worked?'
    })
  },
  'Equal opportunity': async (page) => {
    await page.chooseFirst()
    await page.press(next)
  },
  'Questions from the employer': async (page) => {
    await page.chooseFirst()
    await page.answer('About five years')
    await page.press(next)
  },
  'Which shift do you prefer?': async (page) => {
    await page.chooseFirst()
    await page.press(next)
  },
  'Confirm your phone': (page) => page.press(/^Skip for now$/),
  'More jobs that fit you': (page) => page.press(/^Skip$/),
  'Review Application': async (page) => {
    await page.press(/^Submit$/)
    const confirm = /^(Yes, apply|Send( \d+)? applications?)$/
    await page.until('the confirmation', async () => {
      if ((await page.title()) === 'Application sent') return true
      if (await page.findButton(confirm)) await page.press(confirm)
      return false
    })
  },
}

/** Fills in every page of the application and submits it; `look` is called on each before it is filled in. */
export async function apply(page: Page, look: (title: string) => Promise<void>): Promise<string[]> {
  const seen: string[] = []
  for (;;) {
    const title = await page.until('a page of the application', page.title)
    await look(title)
    if (title === 'Application sent') return seen
    if (seen.includes(title)) throw new Error(`${title} came twice`)
    seen.push(title)
    const leave = pages[title] ?? ((one: Page) => one.press(next))
    const last = await leave(page)
    await page.until(`what comes after ${title}`, async () => ![title, last, ''].includes(await page.title()))
  }
}
