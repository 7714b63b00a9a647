import * as z from 'zod/mini'
import { candidateNotices } from '@lunchpail/contracts/engagement/events'
import type { Language } from '@lunchpail/contracts/language/translate'
import { cut } from '../cut.ts'
import { template, type Setting } from '../template.ts'
import { translatorFor } from '../translator-for.ts'

const values = z.object({
  what: z.enum(candidateNotices),
  application_id: z.string(),
  invite_id: z.nullable(z.string()),
  title: z.string(),
  company_name: z.string(),
  starts_at: z.nullable(z.string()),
  zone: z.nullable(z.string()),
  /** of the account */
  own_zone: z.nullable(z.string()),
  place: z.nullable(z.string()),
  link: z.nullable(z.string()),
  note: z.nullable(z.string()),
  until: z.optional(z.string()),
})
export type CandidateNotice = z.output<typeof values>

const words = (at: Date, language: Language, timeZone: string): string =>
  // in Spanish, too, as clocks and zones are named in the United States
  new Intl.DateTimeFormat(`${language}-US`, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at)

/** The time where the interview is, and besides where the person is if the clock shows another one there. */
export function interviewTime(
  { starts_at, zone, own_zone }: Pick<CandidateNotice, 'starts_at' | 'zone' | 'own_zone'>,
  language: Language,
): string {
  if (starts_at === null || zone === null) return ''
  const at = new Date(starts_at)
  const there = words(at, language, zone)
  try {
    const wall = (timeZone: string) => words(at, language, timeZone).replace(/ \S+$/, '')
    if (own_zone !== null && wall(own_zone) !== wall(zone))
      return `${there} (${words(at, language, own_zone)})`
  } catch {
    // an account may name a zone that is none
  }
  return there
}

/** The company took it back: there is nothing to pick, to find or to answer anymore. */
export const isTakenBack = (what: CandidateNotice['what']): boolean =>
  what === 'rescinded' || what === 'called-off'

/** There is nothing to come of the interview: its application says the rest. */
const isPast = (what: CandidateNotice['what']): boolean =>
  isTakenBack(what) || ['no-show', 'not-selected-no-show', 'no-show-taken-back'].includes(what)

const linkOf = ({ what, invite_id, application_id }: CandidateNotice, { site }: Setting): string => {
  if (invite_id === null || isPast(what)) return `${site}/applications/${application_id}`
  return what === 'feedback'
    ? `${site}/invites/${invite_id}/feedback`
    : `${site}/portal/calendar/${invite_id}/`
}

/** About an interview, or what became of an application. What a manager wrote is in the email alone. */
export const candidateNotice = template(
  values,
  {
    text: (notice, setting) =>
      translatorFor(setting.language)(`notice.${notice.what}.text`, {
        title: cut(notice.title, 40),
        company: cut(notice.company_name, 40),
        time: interviewTime(notice, setting.language),
        link: linkOf(notice, setting),
      }),
    email: (notice, setting) => {
      const t = translatorFor(setting.language)
      const filled = {
        title: cut(notice.title, 80),
        company: cut(notice.company_name, 80),
        time: interviewTime(notice, setting.language),
      }
      const lead = t(`notice.${notice.what}.lead`, filled)
      const details = [filled.time, notice.place, notice.link, notice.note].filter(
        (part): part is string => part !== null && part !== '',
      )
      const hasDetails = notice.invite_id !== null && notice.what !== 'feedback' && !isPast(notice.what)
      return {
        subject: t(`notice.${notice.what}.subject`, filled),
        preheader: lead,
        blocks: [t('email.greeting'), lead, ...(hasDetails && details.length > 0 ? [{ list: details }] : [])],
        button: { label: t(`notice.${notice.what}.button`), link: linkOf(notice, setting) },
        footer: t('email.footer'),
      }
    },
  },
  {
    // an invite and a decision come of the company alone, as often as it likes
    amounts: ({ starts_at }) => (starts_at === null ? { daily: 40, ofApplication: 10 } : { daily: 50 }),
    bare: ({ what, company_name }, language) =>
      translatorFor(language)(`bare.${what}`, { company: cut(company_name, 80) }),
  },
)
