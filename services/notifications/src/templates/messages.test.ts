import { expect, it } from 'vitest'
import { credentials, managerNotices } from '@lunchpail/contracts/auth/events'
import { deskNotices } from '@lunchpail/contracts/engagement/desk-events'
import { candidateNotices, registrationNotices } from '@lunchpail/contracts/engagement/events'
import { messageSides } from '@lunchpail/contracts/engagement/messages-api'
import { languages, type Language } from '@lunchpail/contracts/language/translate'
import { reminderTypes } from '@lunchpail/contracts/wizard/enumerations'
import { bareEmail } from './bare-email.ts'
import { keywordReply } from '../texts/keyword-reply.ts'
import { gsmText } from './gsm-text.ts'
import { renderEmail } from './render-email.ts'
import { sentences } from './sentences.en.ts'
import type { Template } from './template.ts'
import { templates, type TemplateName } from './templates.ts'
import { translatorFor } from './translator-for.ts'

const setting = { site: 'https://site', support: 'help@site' }
const frame = { postalAddress: '1 Main St', unsubscribe: undefined }
/** The evening before in Phoenix, and midnight in New York. */
const interview = {
  starts_at: '2026-12-02T05:00:00.000Z',
  zone: 'America/Phoenix',
  own_zone: 'America/New_York',
}
const details = { invite_id: 'i1', place: '12 Dock St', link: 'https://call', note: 'Bring boots' }
/** Which engagement asks for without an interview. */
const decisions: readonly string[] = ['not-selected', 'moving-forward', 'hired', 'application-canceled']
const nowhere = {
  invite_id: null,
  starts_at: null,
  zone: null,
  own_zone: null,
  place: null,
  link: null,
  note: null,
}
const about = { application_id: 'a1', title: 'Welder', company_name: 'Acme' }
const secret = { to: 'ana@site', secret: '012345', until: '', as_owner: true }
const person = { ...secret, company: 'Acme', person: 'Rosa Diaz' }
const desk = { ...about, ...interview, first_name: 'Rosa', count: 2 }
const roles = [{ title: 'Welder', city: 'Newark', count: 2 }]
const event = {
  name: 'Yard day',
  company_name: 'Acme',
  ...interview,
  place: '1 Dock St',
  path: '/events/yard/',
}
const position = { title: 'Welder', company: 'Acme', place: 'Newark, NJ' }
const message = { ...about, from: 'Bob', message: 'When can you begin?' }
const report = { ...secret, account: 'c1', application_id: 'a1', reason: 'Rude', last: 'Go away' }

const job = { ...position, id: 12 }

const paid = { ...job, wage_from: 18, wage_to: 22 }
const alert = { own_consent: true as const, frequency: 'at-once' as const }

type ValuesOf<T> = T extends Template<infer Values> ? readonly Values[] : never
/** Every message, with what it says different things of. */
const filled: { readonly [Name in TemplateName]: ValuesOf<(typeof templates)[Name]> } = {
  'account-erased': [{ to: 'ana@site', proven: true, receipt: 'r1' }],
  'application-submitted': [{ positions: [position] }, { positions: [position, position] }],
  'auto-applied': [{ ...position, application_id: 'a1' }],
  'auto-apply-asked': [{ ...position, position_id: 12 }],
  'candidate-notice': candidateNotices.map((what) => ({
    ...about,
    ...(decisions.includes(what) ? nowhere : { ...interview, ...details }),
    what,
  })),
  'credentials-changed': [
    ...credentials.map((one) => [one]),
    ['email' as const, 'password' as const],
    ['password' as const, 'passkey' as const],
  ].map((changed) => ({ to: 'ana@site', proven: true, changed })),
  'desk-notice': [
    ...deskNotices.map((what) => ({
      ...desk,
      roles,
      what,
      ...(what === 'applicants' && { starts_at: null }),
    })),
    { ...desk, roles, what: 'applicants', count: 1, starts_at: null, application_id: null },
    { ...desk, roles, what: 'message', first_name: null, starts_at: null },
  ],
  'erase-code': [secret],
  'job-alert': [
    { ...alert, jobs: [paid], total: 1, not_named: [] },
    {
      ...alert,
      frequency: 'daily',
      jobs: [
        { ...paid, wage_to: null },
        { ...paid, id: 13, title: 'Picker', wage_from: null },
        { ...paid, id: 14, title: 'Packer', wage_from: 22 },
        { ...paid, id: 15, title: 'Driver', wage_from: null, wage_to: null },
      ],
      total: 40,
      not_named: [],
    },
    { ...alert, frequency: 'weekly', jobs: [paid, paid], total: 2, not_named: [] },
  ],
  'job-notice-proof': [{ ...secret, job }],
  'job-opened': [{ job }],
  'login-code': [secret],
  'email-code': [secret],
  'no-shows': [
    {
      what: 'suspended' as const,
      until: '2027-01-01T12:00:00.000Z',
      missed: [{ ...about, starts_at: interview.starts_at, zone: interview.zone }],
    },
    { what: 'lifted' as const },
  ],
  'number-moved': [{ digits: '42' }],
  'message-notice': [message, { ...message, from: '' }],
  'message-refused': [about],
  'messages-reported': messageSides.map((by) => ({ ...report, by })),
  'join-request': [{ ...person, what: 'join-asked' }],
  'manager-notice': managerNotices
    .filter((what) => what !== 'join-asked')
    .map((what) => ({
      ...person,
      what,
      ...(what === 'invite-forwarded' && { invited: 'bo@site', joined: 'rosa@site' }),
    })),
  'phone-code': [secret],
  'question-link': [
    {
      ...secret,
      as_owner: false as const,
      hash: 'skill-forklift',
      question: 'Have you driven a forklift at work?',
    },
  ],
  'reference-request': [{ ...secret, candidate: 'Ana Ruiz' }],
  referral: ['Ana', ''].map((from) => ({ to: 'ben@site', from, campaign: 'c' })),
  'registration-notice': registrationNotices.map((what) => ({
    ...event,
    told_at: '2026-12-01T15:00:00.000Z',
    what,
    ...(what === 'details-changed' && {
      place: null,
      details: `Join at https://site/meet\n${'and wait '.repeat(80)}`,
    }),
  })),
  reminder: reminderTypes.flatMap((what) => [
    { what, wanted: '', title: 'Welder', company: 'Acme' },
    { what, wanted: '', title: '', company: '' },
  ]),
  'reset-link': [secret],
  'text-request': [{}],
  'support-asked': [null, 'a1'].map((account) => ({ to: '', message: 'Help', contact: 'ana@site', account })),
}

const oneLine = (text: string) => text.replaceAll(/\n+/g, ' ¶ ')
const inEach = (say: (language: Language) => string) =>
  languages.map((language) => `${language} ${say(language)}\n`)

/** Both languages of each, one below the other, as they are read by whoever changes one of them. */
function* recorded(): Generator<string> {
  for (const [name, list] of Object.entries(filled))
    for (const values of list) {
      const { text, email, bare } = templates[name as TemplateName] as unknown as Template<unknown>
      yield `\n${name}${'what' in values ? `: ${values.what}` : ''}\n`
      if (text)
        yield* inEach((language) => `text: ${oneLine(gsmText(text(values, { ...setting, language })))}`)
      if (bare) yield* inEach((language) => `bare: ${bare(values, language)}`)
      if (email)
        yield* inEach((language) => {
          const said = renderEmail(email(values, { ...setting, language }), { ...frame, language })
          const subject = said.text.startsWith(said.subject) ? '' : `${said.subject} | `
          return `email: ${subject}${oneLine(said.text)}`
        })
    }
  yield '\nan email to an unconfirmed address\n'
  yield* inEach((language) =>
    oneLine(
      renderEmail(bareEmail('Acme invited you', 'https://link', language), { ...frame, language }).text,
    ),
  )
  yield '\nanswers to texts, and the end of an email\n'
  const time = '10:00 PM MST'
  for (const key of Object.keys(sentences).filter((one): one is `reply.confirm` =>
    /^reply|unsubscribe/.test(one),
  ))
    yield* inEach((language) =>
      translatorFor(language)(key, { ...setting, company: 'Acme', time, link: 'https://link' } as never),
    )
  yield `unknown: ${keywordReply('apply', 'https://link', undefined)}\n`
}

it('[NT-01] [BY-15] every message says the same in both languages, and names the zone of each time', async () => {
  await expect([...recorded()].join('')).toMatchFileSnapshot('messages.txt')
})
