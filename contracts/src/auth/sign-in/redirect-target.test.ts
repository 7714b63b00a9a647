import { describe, expect, it } from 'vitest'
import { redirectTarget } from './redirect-target.ts'

describe('[AU-22] redirect after a login stays on this site', () => {
  it('goes to a path of this site', () => {
    const paths = [
      '/',
      '/applications',
      '/app/start/?sn=0&p=12,15',
      '/jobs?role=8&zip=10001#top',
      '/jobs?next=https%3A%2F%2Felsewhere.example',
      '/jobs/a%20b',
      // a dot within a name, and the longest address
      '/jobs/.well-known',
      '/jobs/a.b..c',
      `/${'a'.repeat(1999)}`,
    ]
    expect(paths.filter((path) => redirectTarget(path) !== path)).toEqual([])
  })

  it('refuses what leads elsewhere, or may', () => {
    const targets = [
      null,
      undefined,
      '',
      'jobs',
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '\\/evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      ' //evil.example',
      'https://evil.example',
      'HTTPS:evil.example',
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,x',
      '%2F%2Fevil.example',
      '/%2Fevil.example',
      '/%5Cevil.example',
      '/%255Cevil.example',
      '/%25252Fevil.example',
      '/%09/evil.example',
      '/%E0%A4%A',
      '/jobs/..//evil.example',
      '/jobs/%2E%2E//evil.example',
      '/./%2Fevil.example',
      '/jobs/../applications',
      '/jobs/..',
      '/./jobs',
      '/jobs/.',
      '/jobs?next=/\\evil.example',
      '/jobs#\t',
      // decoded six times it would still be encoded
      `/%${'25'.repeat(6)}41`,
      '/jobs/%2e%2E/applications',
      '/jobs/%252e%252e/login',
      `/${'a'.repeat(2000)}`,
    ]
    expect(targets.filter((target) => redirectTarget(target) !== '/')).toEqual([])
  })

  it('never comes back to a login page', () => {
    expect(redirectTarget('/login?redirect=/login')).toBe('/')
    expect(redirectTarget('/signup/')).toBe('/')
  })
})
