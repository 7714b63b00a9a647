import { demonstrationPassword, demonstrationPersons } from '@lunchpail/kit-local/identity-provider/persons'
import { expect, type Browser, type Page } from '@playwright/test'
import { signedIn } from './person.ts'
import { post, type Client } from './site.ts'

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

/**
 * Invites the candidate of an application to one of these times. An application comes to the desk by an event, a moment after it was
 * sent: until then nobody is invited, and the answer says so.
 */
export async function invite(desk: Client, application: string, startTimes: readonly Date[]): Promise<void> {
  const invited = async () => {
    const { done } = await post(desk, '/api/hire/v1/portal/interview-invite/', {
      applications: [application],
      type: 1,
      zone: 'America/Phoenix',
      place: '12 Dock Street',
      times: startTimes.map((time) => ({ starts_at: time.toISOString() })),
    })
    return done
  }
  await expect.poll(invited).toEqual([application])
}
