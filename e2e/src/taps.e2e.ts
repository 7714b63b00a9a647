import { expect, type Page } from '@playwright/test'
import { tapCount, type TapCount } from './tap-count.ts'
import { begin, signUp, walk } from './tap-walk.ts'
import { resumeFile, resumeNames, saysWho } from './taps-resumes.ts'
import { whole } from './whole.ts'
import { test } from './test.ts'

/** Taps and typed fields; what a job asks is counted apart (tap-count.ts). */
const most = { ofANew: 28, atAnotherCompany: 8, atTheSameCompany: 4 }

const list = '/jobs?zip=75236&distance=25'

/** Of Big Oak: asks two skills, four questions and the shift. */
const firstJob = 'Grocery Order Selector'
/** Of Big Oak too: two other skills and two other questions. */
const sameCompany = 'Forklift Operator'
const anotherCompany = 'Box Truck Driver (No CDL)'

async function apply(page: Page, title: string, most: number, start: (count: TapCount) => Promise<void>) {
  const count = tapCount()
  await begin(page, list, title, count)
  await start(count)
  await walk(page, count)
  const { done, ofTheJob } = count
  process.stdout.write(`${title}: ${done.length}, and ${ofTheJob.length} that it asks\n${count.report()}\n`)
  expect(done.length, count.report()).toBeLessThanOrEqual(most)
}

/** `npm run prove -- browser` sends all five. Here the one that leaves the most to type. */
const sent = whole ? resumeNames : ['construction-28815362']

for (const name of sent)
  test(`[BY-24] a new candidate with a resume like ${name} sends an application in at most 28 taps and typed fields`, async ({
    page,
  }) => {
    const file = await resumeFile(name)
    await apply(page, firstJob, most.ofANew, (count) => signUp(page, count, file, saysWho(name)))
    // a returning one
    if (name === sent.at(-1)) await apply(page, anotherCompany, most.atAnotherCompany, async () => {})
    if (whole && name === sent.at(0)) await apply(page, sameCompany, most.atTheSameCompany, async () => {})
  })
