import { describe, expect, it } from 'vitest'
import {
  cookieRemovals,
  cookieSettingsOf,
  isRefused,
  optionalKinds,
  refusedKinds,
} from './cookie-settings.ts'

const everything =
  'session=s; utm=utm_source=a; source=b; saved_positions=1.2; search=role=8; __Host-login=1; language=es'

describe('[AU-31] cookie settings', () => {
  it('refuse nothing until a visitor does, and remember what they refused for a year', () => {
    expect(refusedKinds(everything, false)).toEqual([])
    const choice = cookieSettingsOf(['campaign', 'memory'])
    expect(choice).toBe('cookie_settings=campaign.memory; Path=/; SameSite=Lax; Max-Age=31536000')
    expect(refusedKinds(`a=1; ${choice.split(';')[0]}`, false)).toEqual(['memory', 'campaign'])
    expect(refusedKinds('cookie_settings=everything', false)).toEqual([])
  })

  it('take a request not to be tracked as a refusal, whatever was chosen before', () => {
    expect(refusedKinds('cookie_settings=', true)).toEqual(['campaign', 'statistics', 'chat'])
    expect(refusedKinds('cookie_settings=memory', true)).toEqual(['memory', 'campaign', 'statistics', 'chat'])
  })

  it('take away what there is of the refused kinds, and nothing that is needed', () => {
    expect(cookieRemovals(everything, ['campaign'])).toEqual([
      'utm=; Path=/; SameSite=Lax; Max-Age=0',
      'source=; Path=/; SameSite=Lax; Max-Age=0',
    ])
    expect(cookieRemovals(everything, optionalKinds).map((one) => one.split('=')[0])).toEqual([
      'utm',
      'source',
      'saved_positions',
      'search',
      '__Host-login',
    ])
    expect(cookieRemovals(everything, ['memory']).at(-1)).toBe(
      '__Host-login=; Path=/; SameSite=Lax; Max-Age=0; Secure',
    )
    expect(cookieRemovals('', optionalKinds)).toEqual([])
    for (const needed of ['session', '__Host-session', 'visitor', 'language', 'cookie_settings'])
      expect(isRefused(needed, optionalKinds)).toBe(false)
  })
})
