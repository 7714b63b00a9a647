import { demonstrationPassword, demonstrationPersons } from '@lunchpail/kit-local/identity-provider/persons'
import type { Browser, Page } from '@playwright/test'
import { post } from './site.ts'

const admin = demonstrationPersons.find(({ account }) => account?.level === 'admin')!

/** A browser of its own, in which an admin of the demonstration company is signed in by the API. */
export async function adminsDesk(browser: Browser): Promise<Page> {
  const desk = await browser.newPage()
  await desk.request.get('/')
  await post(desk, '/api/hire/v1/auth/', {
    handle: admin.email,
    auth_type: 'password',
    password: demonstrationPassword,
  })
  return desk
}
