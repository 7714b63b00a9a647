// @vitest-environment happy-dom
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { currentSession, setSession } from '@lunchpail/kit-web/session'
import { forgetPerson } from '@lunchpail/kit-web/storage/forget-person'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { forgetOther, forgetOtherAtSignIn } from './forget-other-person.ts'

const visitor = currentSession()
const [ana, bob] = ['0199b9c0-0000-7000-8000-00000000000a', '0199b9c0-0000-7000-8000-00000000000b'].map(
  (id) => signedInAs({ id }),
) as [typeof visitor, typeof visitor]

afterEach(() => {
  setSession(visitor)
  forgetPerson()
  document.cookie = 'cookie_settings=; Path=/; Max-Age=0'
})

const keep = () => {
  document.cookie = 'geolocation=12-Main-St; Path=/'
  localStorage.setItem('jobs.search', '?q=welder')
}
const kept = () => [document.cookie.includes('12-Main-St'), localStorage.getItem('jobs.search') !== null]
const all = [true, true]
const nothing = [false, false]
const start = () => onTestFinished(forgetOtherAtSignIn())

it('[AU-18] [JB-10] what a person searched for and where they live goes as another signs in, however their session ended', () => {
  start()
  setSession(ana)
  keep()
  setSession({ ...visitor, level: 'expired' })
  expect(kept()).toEqual(all)
  setSession(ana)
  expect(kept()).toEqual(all)
  setSession({ ...visitor, level: 'suspended' })
  setSession(bob)
  expect(kept()).toEqual(nothing)
  keep()
  setSession(visitor)
  setSession(bob)
  expect(kept()).toEqual(all)
})

it('[JB-10] a visitor who signs in keeps what they chose, and nothing of who they are stays here after a log-out', () => {
  start()
  keep()
  setSession(ana)
  expect(kept()).toEqual(all)
  expect(localStorage.getItem('whose')).not.toContain(ana.account!.id)
  setSession(visitor)
  forgetPerson()
  expect(localStorage).toHaveLength(0)
  keep()
  setSession(bob)
  expect(kept()).toEqual(all)
})

it('[AU-18] a page that came with another account says so, to be loaded again, once', () => {
  setSession(ana)
  expect(forgetOther()).toBe(false)
  keep()
  setSession(bob)
  expect([forgetOther(), kept(), forgetOther()]).toEqual([true, nothing, false])
})

it('marks nothing where this browser refuses to remember', () => {
  document.cookie = 'cookie_settings=memory; Path=/'
  start()
  setSession(ana)
  expect(localStorage).toHaveLength(0)
})
