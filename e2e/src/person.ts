import { keywordIds } from '@lunchpail/contracts/jobs/keywords'
import { unlockAnswers } from '@lunchpail/contracts/matches/enumerations'
import { daytimeZone } from '@lunchpail/kit-local/test-run/daytime-zone'
import { newPhone } from '@lunchpail/kit-local/test-run/new-phone'
import { expect, type Page } from '@playwright/test'
import { messagesTo, patch, post, type Client } from './site.ts'

export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** ten digits */
  readonly phone: string
  readonly password: string
}

/** A new person: no two tests share one. */
export const newPerson = (): Person => {
  const phone = newPhone()
  return {
    firstName: 'Marisol',
    lastName: 'Vega',
    email: `marisol.${phone}@example.com`,
    phone,
    password: 'hammer-and-9-nails',
  }
}

/** Signs a new person up in this browser, by the API. */
export async function signedUp(
  client: Client,
  person: Person = newPerson(),
  { consent = true } = {},
): Promise<Person> {
  await client.request.get('/')
  await post(client, '/api/hire/v1/account/', {
    type: 'applicant',
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone: person.phone,
    password: person.password,
    text_consent: consent,
    timezone: daytimeZone(),
  })
  return person
}

/** Signs a person in on this browser, by the API. */
export async function signedIn(
  client: Client,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await client.request.get('/')
  await post(client, '/api/hire/v1/auth/', { handle: email, auth_type: 'password', password })
}

/** Answers as many questions as unlock the matches, and waits until matches knows. */
export async function unlocked(page: Page): Promise<void> {
  const skills = keywordIds.slice(-unlockAnswers).map((qid) => ({ qid, has_skill: true }))
  await patch(page, '/api/hire/v1/profile/', { questions: skills })
  await expect
    .poll(async () => {
      const answer = await page.request.get('/api/hire/v1/suggestion/?matches=1')
      return ((await answer.json()) as { locked: unknown }).locked
    })
    .toBeNull()
}

/** Fills the sign-up form that is on the page and sends it. */
export async function signUp(page: Page, person: Person, { consent = true } = {}): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Mobile phone').fill(person.phone)
  if (consent) await page.getByRole('checkbox').last().check({ force: true })
  await page.locator('input[autocomplete="new-password"]').fill(person.password)
  await page.getByRole('button', { name: /^Create account/ }).click()
}

export async function logIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email or phone number').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
}

/** What is known of whoever is signed in. */
export async function accountOf({ request }: Client): Promise<Record<string, unknown>> {
  const answer = await request.get('/api/hire/v1/account/')
  return ((await answer.json()) as { account: Record<string, unknown> }).account
}

/** Confirms the phone or the email by the code that is sent there. */
export async function prove(client: Client, code_type: 'text' | 'email', contact: string): Promise<void> {
  await post(client, '/api/hire/v1/account/verify/send/', { code_type })
  let code: string | undefined
  await expect
    .poll(async () => {
      const [found] = (await messagesTo(contact)).flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? [])
      code = found
      return found
    })
    .toBeDefined()
  await post(client, '/api/hire/v1/account/verify/', { code_type, code })
}

/** How many texts and emails reached this person. */
const messageCounts = async (person: Person) => ({
  texts: (await messagesTo(`+1${person.phone}`)).length,
  emails: (await messagesTo(person.email)).length,
})

export const expectMessages = (person: Person, texts: number, emails: number) =>
  expect.poll(() => messageCounts(person)).toEqual({ texts, emails })
