import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessibleIfWhole, open, sidewaysScroll } from './page.ts'
import { signedUp, newPerson, type Person } from './person.ts'
import { messagesTo, patch } from './site.ts'
import { test } from './test.ts'

const job = {
  title: 'Forklift operator',
  company: 'Hudson Freight',
  city: 'Newark',
  state: 'NJ',
  start_date: '01/2022',
  end_date: '06/2026',
  duties: 'Moved pallets, loaded trucks and trained two new people.',
  reason_for_leaving: 2,
  reference_id: 'abc',
}

/** Proves the email where a message to another person waits for it. */
async function proveEmail(dialog: Locator, { email }: Person): Promise<void> {
  await dialog.getByRole('button', { name: 'Email me a code' }).click()
  const codes = async () =>
    (await messagesTo(email)).flatMap(({ text }) => /\b(\d{6})\b/.exec(text)?.[1] ?? [])
  await expect.poll(async () => (await codes()).length).toBeGreaterThan(0)
  await dialog.getByLabel('6-digit code').fill((await codes()).at(-1)!)
  await dialog.getByRole('button', { name: 'Confirm email' }).click()
}

/** Asks for a reference in the dialog over the profile, and returns the link of the text. */
async function ask(page: Page, person: Person, number: string): Promise<string> {
  await open(page, '/profile#references')
  const dialog = page.getByRole('dialog', { name: 'Add a reference' })
  await expectAccessibleIfWhole(page)
  await proveEmail(dialog, person)
  await dialog.getByLabel('Manager’s name').fill('Sam Reyes')
  await expectAccessibleIfWhole(page)
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByText('Please enter a valid phone number').first()).toBeVisible()
  await dialog.getByLabel('Manager’s mobile number').fill(number)
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByText(/^Request (sent|saved)!$/)).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Sam Reyes' })).toContainText('Asked')
  await expect.poll(async () => (await messagesTo(`+1${number}`)).length).toBe(1)
  const [text] = await messagesTo(`+1${number}`)
  expect(text!.text).toContain('Marisol Vega worked with you')
  return /https?:\/\/\S+/.exec(text!.text)![0]
}

test('[PR-11] [PR-12] [PR-18] a manager gets a text, gives the reference on its page, and the candidate sees that alone', async ({
  page,
  browser,
}) => {
  const person = await signedUp(page)
  await patch(page, '/api/hire/v1/profile/', { jobs: [job] })
  const { phone: number } = newPerson()
  await open(page, '/profile')
  await expect(page.getByRole('main').getByRole('heading', { name: 'Work History' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Add a reference')).toHaveCount(0)
  const link = new URL(await ask(page, person, number))

  const other = await browser.newContext()
  const manager = await other.newPage()
  await open(manager, `${link.pathname}${link.hash}`)
  const main = manager.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Marisol Vega is asking you for a reference',
  )
  await expect(main.getByText('Forklift operator at Hudson Freight')).toBeVisible()
  await expect.poll(() => new URL(manager.url()).hash, 'the secret leaves the address').toBe('')
  expect(await sidewaysScroll(manager)).toBe(0)
  await expectAccessibleIfWhole(manager)
  await main.getByRole('button', { name: 'Send reference' }).click()
  await expect(main.getByRole('alert').getByRole('link')).toHaveCount(4)
  await main.getByRole('radio', { name: 'Yes', exact: true }).check({ force: true })
  await main.getByLabel('What was your relationship to Marisol Vega?').selectOption('supervisor')
  await main.getByLabel('How long have you known Marisol Vega?').selectOption('1-to-2-years')
  await main.getByLabel('Your phone').fill(number)
  await main.getByLabel('Anything else?').fill('Never late, and careful with the forklift.')
  await main.getByRole('button', { name: 'Send reference' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thank you for your reference')
  await manager.reload()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  await other.close()

  await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Sam Reyes' })).toContainText(
    'Answered',
  )
  await expect(page.getByText('Never late')).toHaveCount(0)
})
