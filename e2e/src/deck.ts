import { expect, type Locator, type Page } from '@playwright/test'
import { open } from './page.ts'
import { signedUp, unlocked } from './person.ts'

export const card = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 2 }).first()

/** Opens the deck of a new person, who has no preferences and sees jobs from everywhere. */
export async function deck(page: Page, look = async () => {}): Promise<void> {
  await signedUp(page)
  await unlocked(page)
  await open(page, '/matches')
  const start = page.getByRole('button', { name: 'Show my matches' })
  await expect(start).toBeVisible()
  await look()
  await start.click()
  await expect(page.getByText(/Job 1 of/).first()).toBeVisible()
}
