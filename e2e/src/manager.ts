import { demonstrationPassword, demonstrationPersons } from '@lunchpail/kit-local/identity-provider/persons'
import type { Browser, Page } from '@playwright/test'
import { signedIn } from './person.ts'
import type { Client } from './site.ts'

const admin = demonstrationPersons.find(({ account }) => account?.level === 'admin')!

/** Signs an admin of the demonstration company in, or of the second one, by the API: a desk without a page. */
export async function adminSignedIn<Desk extends Client>(
  desk: Desk,
  { email }: { email: string } = admin,
): Promise<Desk> {
  await signedIn(desk, { email, password: demonstrationPassword })
  return desk
}

/** The same in a browser of its own. */
export const adminsDesk = async (browser: Browser): Promise<Page> => adminSignedIn(await browser.newPage())
