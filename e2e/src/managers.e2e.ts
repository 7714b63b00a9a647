import { expect, type Page } from '@playwright/test'
import {
  demonstrationCompany,
  demonstrationPassword,
  demonstrationPersons,
} from '@lunchpail/kit-local/identity-provider/persons'
import { expectAccessibleIfWhole, open, sidewaysScroll } from './page.ts'
import { signedIn, newPerson } from './person.ts'
import { messagesTo } from './site.ts'
import { test } from './test.ts'

const managerOf = (level: 'admin' | 'editor' | 'viewer') =>
  demonstrationPersons.find(({ account }) => account?.level === level)!

/** The link of the last invite that was sent there. */
async function invited(email: string): Promise<string> {
  const links = async () =>
    (await messagesTo(email)).flatMap(({ text }) => /https?:\/\/\S+\/invite#\S+/.exec(text) ?? [])
  await expect.poll(async () => (await links()).length).toBeGreaterThan(0)
  return (await links()).at(-1)!
}

const rowOf = (page: Page, email: string) => page.getByRole('listitem').filter({ hasText: email })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('[AU-26] an admin invites a manager, who signs up by the link; gets another level, and goes', async ({
  page,
  browser,
}) => {
  const company = demonstrationCompany.name
  const admin = { email: managerOf('admin').email, password: demonstrationPassword }
  const person = newPerson()
  await signedIn(page, admin)
  await open(page, '/portal/managers')
  await button(page, 'Invite a manager').click()
  const dialog = page.getByRole('dialog', { name: 'Invite a manager' })
  await dialog.getByLabel('Their email').fill(person.email)
  await expectAccessibleIfWhole(page)
  await dialog.getByRole('button', { name: 'Send invite' }).click()
  await expect(rowOf(page, person.email)).toContainText('Viewer')
  await expectAccessibleIfWhole(page)
  expect(await sidewaysScroll(page)).toBe(0)

  const theirs = await (await browser.newContext()).newPage()
  await open(theirs, await invited(person.email))
  await expect(theirs.getByRole('heading', { level: 1, name: `Join ${company}` })).toBeVisible()
  expect(new URL(theirs.url()).hash).toBe('')
  await theirs.getByLabel('First name').fill(person.firstName)
  await theirs.getByLabel('Last name').fill(person.lastName)
  await expect(theirs.getByLabel('Email')).toHaveValue(person.email)
  await theirs.locator('input[autocomplete="new-password"]').fill(person.password)
  await expectAccessibleIfWhole(theirs)
  await button(theirs, 'Create account').click()
  await expect(theirs.getByText(`Your permission at ${company}: Viewer.`)).toBeVisible()
  // the bar of the desk comes late, and the page has a link of the same name
  const desk = theirs.getByRole('navigation', { name: `Hiring desk: ${company}` })
  await desk.getByRole('link', { name: 'Managers' }).click()
  // who sees the managers and may not change them
  await expect(rowOf(theirs, admin.email)).toBeVisible()
  await expect(theirs.getByRole('main').getByRole('button', { name: /^(Invite|Change|Remove)/ })).toHaveCount(
    0,
  )
  // their name is found by words that stay out of the address
  const main = theirs.getByRole('main')
  await main.getByRole('searchbox').fill(person.email)
  await main.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(rowOf(theirs, admin.email)).toHaveCount(0)
  await expect(rowOf(theirs, person.email)).toBeVisible()
  expect(new URL(theirs.url()).search).toBe('')
  await expectAccessibleIfWhole(theirs)

  await open(page, '/portal/managers')
  const name = `${person.firstName} ${person.lastName}`
  await rowOf(page, person.email)
    .getByRole('button', { name: `Change what ${name} can do` })
    .click()
  await page.getByRole('dialog').getByText('Editor', { exact: true }).click()
  await button(page, 'Save').click()
  await expect(rowOf(page, person.email)).toContainText('Editor')

  await rowOf(page, person.email)
    .getByRole('button', { name: `Remove ${name}` })
    .click()
  await expectAccessibleIfWhole(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(rowOf(page, person.email)).toHaveCount(0)
  // the row is gone in which the button was: the keyboard goes on at its list
  await expect(page.getByRole('main').getByRole('heading', { name: `Managers at ${company}` })).toBeFocused()
  await open(theirs, '/portal/managers')
  await expect(
    theirs.getByRole('heading', { level: 1, name: 'Which company do you hire for?' }),
  ).toBeVisible()
})
