import { expect, type Page } from '@playwright/test'
import { applicant } from './applicant.ts'
import { stepTitle } from './application.ts'
import { open } from './page.ts'
import type { Person } from './person.ts'

/** Brings a new person to the review of an application for two positions. */
export async function toReview(page: Page): Promise<Person> {
  const person = await applicant(page, [1, 2])
  await page.goto('/app/start/?sn=0&p=1,2')
  await expect(stepTitle(page, 'Review Application')).toBeVisible()
  return person
}
export const notSubmitted = (page: Page) =>
  expect(page.getByRole('alert').getByText('The application could not be submitted.')).toBeVisible()
export const sent = (page: Page) => expect(stepTitle(page, 'Application sent')).toBeVisible()

/** The page is opened once: what arrives later, a live notice brings. */
export async function expectTwoApplications(page: Page): Promise<void> {
  await open(page, '/applications')
  await expect(page.getByText('2 applications')).toBeVisible()
}
