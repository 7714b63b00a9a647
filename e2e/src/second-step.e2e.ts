import { createHmac } from 'node:crypto'
import { demonstrationCompany } from '@lunchpail/kit-local/identity-provider/persons'
import { expect, type Page } from '@playwright/test'
import { adminSignedIn } from './manager.ts'
import { expectAccessibleIfWhole, open } from './page.ts'
import { logIn, signedIn, newPerson, type Person } from './person.ts'
import { messagesTo, post, type Client } from './site.ts'
import { whole } from './whole.ts'
import { test } from './test.ts'

/** What an authenticator app shows for this key (RFC 6238), or will show in so many half minutes. */
function shownBy(key: string, later = 0): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(key.replaceAll(/\s/g, ''), (letter) =>
    letters.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g)!
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later))
  const hash = createHmac('sha1', Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))))
    .update(step)
    .digest()
  const code = hash.readUInt32BE(hash.at(-1)! & 15) & 0x7f_ff_ff_ff
  return String(code % 1_000_000).padStart(6, '0')
}

const found = async (email: string, pattern: RegExp): Promise<string> => {
  const values = async () => (await messagesTo(email)).flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])
  await expect.poll(async () => (await values()).length, { timeout: 60_000 }).toBeGreaterThan(0)
  return (await values()).at(-1)!
}

/** A manager of the demonstration company, who came by an invite and has proven their email by it. */
async function manager(client: Client, desk: Client): Promise<Person> {
  const person = newPerson()
  await post(desk, '/api/hire/v1/portal/invite/', { email: person.email, level: 1 })
  const invite = await found(person.email, /\/invite#(\S+)/)
  await client.request.get('/')
  await post(client, '/api/hire/v1/account/', {
    type: 'hiring manager',
    company_name: demonstrationCompany.name,
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    password: person.password,
    invite,
  })
  return person
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('[AU-26] a manager sets up an app, and logs in by the password and its code', async ({
  browser,
  request,
  playwright,
  baseURL,
  extraHTTPHeaders,
}) => {
  const own = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders: extraHTTPHeaders! })
  const person = await manager({ request: own }, await adminSignedIn({ request }))
  await own.dispose()
  /** On a browser of its own, by the password. */
  const loggedIn = async (path: string): Promise<Page> => {
    const own = await (await browser.newContext()).newPage()
    await signedIn(own, person)
    await open(own, path)
    return own
  }

  const first = await loggedIn('/account/settings')
  await button(first, 'Set up an app').click()
  // the password alone sets up none
  await button(first, 'Email me a code').click()
  await first.getByLabel('6-digit code').fill(await found(person.email, /(?<!\d)(\d{6})(?!\d)/))
  await expectAccessibleIfWhole(first)
  await button(first, 'Confirm email').click()
  await expect(first.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const key = (await first.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent())!
  await first.getByLabel('6-digit code').fill(shownBy(key))
  await button(first, 'Confirm').click()
  const codes = first
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^[a-z2-9]{5}-[a-z2-9]{5}$/ })
  await expect(codes).toHaveCount(10)
  const recovery = await codes.first().textContent()
  await expectAccessibleIfWhole(first)
  await button(first, 'I saved them').click()
  await expect(first.getByText(/Recovery codes left: 10\./)).toBeVisible()

  const second = await (await browser.newContext()).newPage()
  await open(second, '/login?redirect=%2Fportal%2Fcompany')
  await logIn(second, person)
  await expect.poll(() => new URL(second.url()).pathname).toBe('/portal/company')
  await expect(second.getByRole('heading', { level: 1, name: 'Confirm that it’s you' })).toBeVisible()
  const show = async (on: Page, code: string) => {
    await on.getByRole('main').getByLabel('Code', { exact: true }).fill(code)
    await button(on, 'Continue').click()
  }
  await show(second, '000000')
  await expect(second.getByRole('link', { name: 'The code you entered does not match.' })).toBeVisible()
  await expectAccessibleIfWhole(second)
  // the one of the set-up was good once
  await show(second, shownBy(key, 1))
  await expect(second.getByRole('navigation', { name: /^Hiring desk/ })).toBeVisible()

  if (!whole) return
  const third = await loggedIn('/portal/company')
  await show(third, recovery!)
  await expect(third.getByRole('navigation', { name: /^Hiring desk/ })).toBeVisible()
  await open(third, '/account/settings')
  await expect(third.getByText(/Recovery codes left: 9\./)).toBeVisible()
})
