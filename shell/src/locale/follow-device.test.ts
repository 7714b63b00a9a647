// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveLocale } from '@lunchpail/contracts/auth/api'
import { setTransport } from '@lunchpail/kit-web/api-client'
import { rememberLanguage } from '@lunchpail/kit-web/language'
import { setSession } from '@lunchpail/kit-web/session'
import { signedInAs, visitor } from '@lunchpail/kit-web/testing/sessions'
import { followDevice } from './follow-device.ts'

const sent: unknown[] = []
const zone = (timeZone: string) =>
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone,
  } as Intl.ResolvedDateTimeFormatOptions)
const newYork = { timezone: 'America/New_York' }
let answers: boolean
let stop = () => {}
const follow = () => void (stop = followDevice())

beforeEach(() => {
  sent.length = 0
  localStorage.clear()
  zone('America/New_York')
  setSession(visitor)
  answers = false
  setTransport(async (request, { name }) => {
    sent.push([name, await request.json()])
    return answers ? Response.json({ account: signedInAs().account }) : Response.json({}, { status: 503 })
  })
  // a write that fails is reported, and nothing else
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})
const saved = (body: object) => [saveLocale.name, body]

it('[SH-10] [BY-15] messages come in the language that was chosen on the device where a person signs in', async () => {
  rememberLanguage('es')
  follow()
  setSession(signedInAs(newYork))
  await expect.poll(() => sent).toEqual([saved({ language: 'es' })])
  // what another device chose since is not undone by a page that is open here
  setSession(signedInAs({ ...newYork, first_name: 'Rosalía' }))
  setSession(visitor)
  setSession(signedInAs({ ...newYork, language: 'es' }))
  setSession(visitor)
  setSession(signedInAs({ timezone: 'America/Chicago', language: 'es' }))
  await expect.poll(() => sent).toEqual([saved({ language: 'es' }), saved(newYork)])
})

it.each([
  ['no language was chosen', () => {}],
  ['the site is not in the one that was', () => rememberLanguage('vi')],
  ['the browser hides its time zone', () => zone('UTC')],
])('[SH-10] keeps them as they are where %s', async (_, device) => {
  device()
  follow()
  setSession(signedInAs({ timezone: 'America/New_York', language: 'es' }))
  setSession(visitor)
  rememberLanguage('en')
  setSession(signedInAs({ timezone: 'America/New_York', language: 'es' }))
  await expect.poll(() => sent).toEqual([saved({ language: 'en' })])
})

/** Another page of the same browser. */
const nextPage = (session: Parameters<typeof setSession>[0]) => {
  stop()
  setSession(session)
  follow()
}

it('[SH-10] messages keep to the hours of the device that is used, whose language was chosen elsewhere meanwhile', async () => {
  rememberLanguage('es')
  setSession(signedInAs({ ...newYork, language: 'es' }))
  follow()
  nextPage(signedInAs({ timezone: 'America/Chicago' }))
  await expect.poll(() => sent).toEqual([saved(newYork)])
})

it('[SH-10] [BY-15] the account hears where a page begins of a choice that did not reach it, until it has', async () => {
  rememberLanguage('es')
  // signed in before this was loaded, or by another site
  nextPage(signedInAs(newYork))
  await expect.poll(() => sent.length).toBe(1)
  answers = true
  nextPage(signedInAs(newYork))
  await expect.poll(() => localStorage.getItem('told-language')).toContain('"es"')
  nextPage(signedInAs(newYork))
  expect(sent).toEqual([saved({ language: 'es' }), saved({ language: 'es' })])
  // what another device chose meanwhile is answered by a sign-in here alone, and by no outage
  nextPage({ ...visitor, csrf: null, available: false })
  nextPage(signedInAs(newYork))
  expect(sent).toHaveLength(2)
  nextPage(visitor)
  nextPage(signedInAs(newYork))
  await expect.poll(() => sent.length).toBe(3)
  await expect.poll(() => localStorage.getItem('told-language')).toContain('"es"')
  // signed in over another's session, with no page between
  nextPage(signedInAs({ ...newYork, id: 'another' }))
  await expect.poll(() => sent.length).toBe(4)
})
