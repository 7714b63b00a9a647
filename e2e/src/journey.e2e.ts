import { expect } from '@playwright/test'
import { fillToReview, stepTitle, submitAndConfirm } from './application.ts'
import { expectAccessible, firstJob, open, wide } from './page.ts'
import { expectMessages, signUp, newPerson } from './person.ts'
import { messagesTo } from './site.ts'
import { whole } from './whole.ts'
import { test } from './test.ts'

/** As the pages are titled. */
const pagesInOrder = [
  'How can employers reach you?',
  'About you',
  'Equal opportunity',
  'When can you work?',
  'Your skills',
  'Where have you worked?',
  'How did you learn these skills?',
  'Tell employers about yourself',
  'Questions from the employer',
  'A few more skills',
  'And how did you learn these?',
  'Which shift do you prefer?',
  'Confirm your phone',
  'More jobs that fit you',
]

test('[WZ-01] [WZ-04] [WZ-05] [BY-17] [SH-01] a visitor finds a job, signs up, applies, and sees it under My applications', async ({
  page,
  viewport,
}) => {
  /** By a phone's width and a desktop's; what is pressed is pressed on the phone. `npm run prove -- browser` alone looks. */
  const look = async (): Promise<void> => {
    if (!whole) return
    await page.setViewportSize(wide)
    await expectAccessible(page)
    await page.setViewportSize(viewport!)
    await expectAccessible(page)
  }
  const person = newPerson()

  await test.step('filters the list', async () => {
    await open(page, '/jobs')
    await page.getByLabel('ZIP code').fill('10001')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText(/jobs? within 25 miles of New York/)).toBeVisible()
    await page.locator('summary', { hasText: 'Category' }).click()
    await page.getByRole('checkbox', { name: 'Warehouse' }).check({ force: true })
    await look()
    await page.getByRole('button', { name: /^Show \d+ jobs?$/ }).click()
    await expect(page).toHaveURL(/role=8/)
    await look()
  })

  const title = await test.step('opens a job and presses Apply', async () => {
    const first = firstJob(page.getByRole('main'))
    const name = (await first.textContent())!.trim()
    await first.click()
    await expect(page).toHaveURL(/\/jobs\/\d+/)
    await expect(page.getByRole('heading', { name, exact: true }).last()).toBeVisible()
    await look()
    await page.getByRole('link', { name: 'Apply now' }).first().click()
    return name
  })

  await test.step('is told how long it takes, and signs up', async () => {
    await expect(page.getByText('about 6 minutes')).toBeVisible()
    await expect(page.getByText(title).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
    await look()
    await signUp(page, person)
  })

  await test.step('goes through the pages, each shown once', async () => {
    const seen = await fillToReview(page, look)
    expect(seen).toEqual(
      pagesInOrder.filter(
        (name) =>
          seen.includes(name) || ['About you', 'Equal opportunity', 'When can you work?'].includes(name),
      ),
    )
  })

  await test.step('adds a summary from the review and comes back to it', async () => {
    await expect(stepTitle(page, 'Review Application')).toBeVisible()
    await look()
    await page.getByRole('button', { name: 'Edit: Summary' }).click()
    await page.getByLabel('Your summary').fill('I show up on time and I take care of the machines.')
    await look()
    await page.getByRole('button', { name: 'Save and go back to review' }).click()
    await expect(page.getByText('I show up on time')).toBeVisible()
  })

  await test.step('submits and sees it confirmed', async () => {
    await submitAndConfirm(page)
    await look()
  })

  await test.step('finds it under My applications with its state', async () => {
    await page.getByRole('main').getByRole('link', { name: 'My applications' }).click()
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await expect(page.getByText('Sent', { exact: true })).toBeVisible()
    await look()
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByText(/The hiring manager will read your application/)).toBeVisible()
    await look()
  })

  await test.step('gets one text and one email', async () => {
    await expectMessages(person, 1, 1)
    const [text] = await messagesTo(`+1${person.phone}`)
    const [email] = await messagesTo(person.email)
    // the number and the address are not confirmed yet
    expect(text!.text).toContain('reply YES')
    expect(email!.subject).toMatch(/^Your application to .* is in$/)
  })
})
