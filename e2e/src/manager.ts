import { demonstrationPassword, demonstrationPersons } from '@lunchpail/kit-local/identity-provider/persons'
import type { Browser, Page } from '@playwright/test'
import { signedIn } from './person.ts'

const admin = demonstrationPersons.find(({ account }) => account?.level === 'admin')!

/** A browser of its own, in which an admin of the demonstration company, or of the second one, is signed in by the API. */
export async function adminsDesk(browser: Browser, { email }: { email: string } = admin): Promise<Page> {
  const desk = await browser.newPage()
  await signedIn(desk, { email, password: demonstrationPassword })
  return desk
}
