import { describe, expect, it } from 'vitest'
import { candidateNotice } from './applications/candidate-notice.ts'
import { gsmText } from './gsm-text.ts'
import { registrationNotice } from './applications/registration-notice.ts'
import { sentences } from './sentences.en.ts'
import { sentences as spanish } from './sentences.es.ts'

/** GSM 03.38: its basic table, and what it has by an escape. */
const alphabet = /^[\n\r !-Z\\-_a-~£¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ¤¡ÄÖÑÜ§¿äöñüà€[\]^]*$/u
const setting = {
  language: 'en',
  site: 'https://lunchpail.example',
  support: 'help@lunchpail.example',
} as const

describe('[NT-01] a text', () => {
  it('in English needs no character that makes its parts shorter than 160', () => {
    const texts = Object.entries(sentences).filter(([key]) => /\.text|^reply\.|^message\.refused/.test(key))
    expect(texts.length).toBeGreaterThan(30)
    for (const [key, sentence] of texts)
      expect([key, gsmText(sentence as string)]).toEqual([key, expect.stringMatching(alphabet)])
  })

  it('[BY-15] in Spanish neither, but for a resume, a change of the account and the end of all texts', () => {
    const texts = Object.entries(spanish).filter(([key]) => /\.text|^reply\.|^message\.refused/.test(key))
    const longer = texts
      .filter(([key, sentence]) => !key.startsWith('manager.') && !alphabet.test(gsmText(sentence as string)))
      .map(([key]) => key)
    expect(longer.toSorted()).toEqual([
      'credentials.text',
      'reminder.upload-resume.text-any',
      'reminder.upload-resume.text-named',
      'reply.stop',
    ])
  })

  it('tells times and titles that were cut in it, too', () => {
    const starts_at = '2026-12-05T15:00:00.000Z'
    const event = {
      what: 'reminder',
      company_name: 'Acme',
      name: 'Packers – “night” '.repeat(5),
      starts_at,
      zone: 'America/New_York',
      place: null,
      path: '/events/day/',
      told_at: '2026-12-01T15:00:00.000Z',
    } as const
    const said = gsmText(registrationNotice.text!(event, setting))
    expect(said).toMatch(/^Lunchpail: don't forget Packers - "night" .*\.\.\. Saturday/)
    expect(said).toContain('10:00 AM EST')
    expect(said).toMatch(alphabet)
    const interview = {
      what: 'day-before',
      application_id: '1',
      invite_id: '2',
      title: 'Driver — Class A',
      company_name: 'Ruiz’s',
      starts_at,
      zone: 'America/New_York',
      own_zone: 'America/Denver',
      place: null,
      link: null,
      note: null,
    } as const
    expect(gsmText(candidateNotice.text!(interview, setting))).toMatch(alphabet)
  })

  it('keeps its lines, and letters that are other ones', () => {
    expect(gsmText('Postúlate 李\n@site #123456')).toBe('Postúlate 李\n@site #123456')
  })
})
