import { describe, expect, it } from 'vitest'
import { deskNotices } from '@lunchpail/contracts/engagement/desk-events'
import { deskNotice } from './desk-notice.ts'
import { renderEmail } from '../render-email.ts'

const setting = { site: 'https://lunchpail.example', support: 'help@lunchpail.example' } as const
const frame = {
  postalAddress: '1 Main Street',
  unsubscribe: { oneClick: 'https://one', page: 'https://page' },
}
const values = {
  company_name: 'Harbor & Pine',
  count: 3,
  roles: [
    { title: 'Forklift Operator', city: 'Newark', count: 2 },
    { title: 'Welder', city: 'Trenton', count: 1 },
  ],
  first_name: 'Ana <b>',
  application_id: 'application-1',
  starts_at: '2026-12-01T15:00:00.000Z',
  zone: 'America/New_York',
  own_zone: 'America/Chicago',
}
const email = (what: (typeof deskNotices)[number], language: 'en' | 'es' = 'en') =>
  deskNotice.email!({ ...values, what }, { ...setting, language })

describe('[EN-19] an email to a hiring manager', () => {
  it.each(deskNotices)(
    'of %s says in both languages who it is about, leads to the desk, and can be stopped',
    (what) => {
      const [english, spanish] = [email(what), email(what, 'es')]
      expect(JSON.stringify(english)).toContain(what === 'applicants' ? 'Harbor & Pine' : 'Ana <b>')
      expect(english.subject).not.toBe(spanish.subject)
      expect(english.blocks).not.toEqual(spanish.blocks)
      expect(english.button!.link).toBe(
        'https://lunchpail.example/portal/applies?tab=6&application=application-1',
      )
      const { html, text, headers } = renderEmail(english, { ...frame, language: 'en' })
      expect(html).not.toContain('<b>')
      expect(html).toContain('<a href="https://lunchpail.example/portal/company"')
      expect(text).toContain(
        'Choose which emails you get, and how often: https://lunchpail.example/portal/company',
      )
      expect(text).toContain('https://page')
      expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    },
  )

  it('counts new applicants by role', () => {
    const { subject, blocks } = email('applicants')
    expect(subject).toBe('3 new applicants at Harbor & Pine')
    expect(blocks).toContainEqual({ list: ['Forklift Operator, Newark: 2', 'Welder, Trenton: 1'] })
    const one = { ...values, what: 'applicants', count: 1 } as const
    expect(deskNotice.email!(one, { ...setting, language: 'en' }).subject).toBe(
      '1 new applicant at Harbor & Pine',
    )
  })

  it('names the time where the interview is and where the manager is', () => {
    expect(JSON.stringify(email('time-picked').blocks)).toMatch(/10:00 AM EST \(.*9:00 AM CST\)/)
  })
})
