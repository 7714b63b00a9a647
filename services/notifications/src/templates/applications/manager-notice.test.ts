import { describe, expect, it } from 'vitest'
import { managerNotices } from '@lunchpail/contracts/auth/events'
import { managerNotice } from './manager-notice.ts'

const setting = {
  language: 'en',
  site: 'https://lunchpail.example',
  support: 'help@lunchpail.example',
} as const
const values = {
  to: 'ana@example.com',
  company: 'Harbor & Pine',
  person: 'Dana <b>Reyes</b>',
  secret: 'secret-1',
}
const email = (what: (typeof managerNotices)[number], language: 'en' | 'es' = 'en') =>
  JSON.stringify(managerNotice.email!({ ...values, what }, { ...setting, language }))

describe('an email about a company', () => {
  it.each(managerNotices)('[AU-26] %s names the company in both languages', (what) => {
    expect(email(what)).toContain('Harbor & Pine')
    expect(email(what, 'es')).toContain('Harbor & Pine')
    expect(email(what, 'es')).not.toBe(email(what))
  })

  it('[AU-26] carries the secret of an invite in the fragment of its link, and in no other email', () => {
    expect(email('invited')).toContain('https://lunchpail.example/invite#secret-1')
    for (const what of managerNotices) if (what !== 'invited') expect(email(what)).not.toContain('secret-1')
  })

  it('[AU-26] says of a forwarded invite both addresses, and leads to the managers', () => {
    const forwarded = { invited: 'meant.for@example.com', joined: 'came@example.com' }
    for (const language of ['en', 'es'] as const) {
      const what = 'invite-forwarded'
      const made = JSON.stringify(
        managerNotice.email!({ ...values, ...forwarded, what }, { ...setting, language }),
      )
      expect(made).toContain(forwarded.invited)
      expect(made).toContain(forwarded.joined)
      expect(made).toContain('https://lunchpail.example/portal/managers"')
    }
  })

  it('[AU-26] says of a forwarded invite that whoever joined has no email', () => {
    const forwarded = { invited: 'meant.for@example.com', joined: '', what: 'invite-forwarded' as const }
    const said = (['en', 'es'] as const).map((language) => {
      const { subject, preheader } = managerNotice.email!(
        { ...values, ...forwarded },
        { ...setting, language },
      )
      return `${subject}. ${preheader}`
    })
    expect(said[0]).toMatch(/without an email\..* Their account has no email\./)
    expect(said[1]).toMatch(/sin correo\..* Su cuenta no tiene correo\./)
    expect(said.join()).not.toContain(' .')
  })

  it('[NT-01] keeps names that are read from the right apart from the words around them', () => {
    const named = { ...values, what: 'invited' as const, person: 'محمد', company: 'שלום 24' }
    expect(managerNotice.email!(named, setting).subject).toBe(
      '\u2068محمد\u2069 invited you to \u2068שלום 24\u2069 on Lunchpail',
    )
    expect(email('invited')).not.toMatch(/[\u2068\u2069]/)
  })
})
