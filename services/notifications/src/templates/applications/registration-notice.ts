import * as z from 'zod/mini'
import { registrationNotices } from '@lunchpail/contracts/engagement/events'
import type { Language } from '@lunchpail/contracts/language/translate'
import { cut } from '../cut.ts'
import { template } from '../template.ts'
import { translatorFor } from '../translator-for.ts'

const values = z.object({
  what: z.enum(registrationNotices),
  name: z.string(),
  company_name: z.string(),
  starts_at: z.nullable(z.string()),
  zone: z.string(),
  place: z.nullable(z.string()),
  details: z.optional(z.string()),
  path: z.string(),
  /** when engagement asked for it */
  told_at: z.string(),
  until: z.optional(z.string()),
})

/** In the zone of the place: `Saturday, December 5, 2026 at 10:00 AM EST`. */
const timeOf = (startsAt: string, zone: string, language: Language): string =>
  // in Spanish, too, as clocks and zones are named in the United States
  new Intl.DateTimeFormat(`${language}-US`, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(new Date(startsAt))

/** When it is, as words of their own, or when it would have been. Nothing of a program without times. */
function whenOf({ what, starts_at, zone }: z.output<typeof values>, language: Language): string[] {
  if (starts_at === null) return []
  const time = timeOf(starts_at, zone, language)
  return [
    what === 'event-canceled'
      ? translatorFor(language)('registration.planned', { time })
      : time.charAt(0).toUpperCase() + time.slice(1),
  ]
}

/** Its page shows a code for the door where there is one: not where no place is told, nor for a program, which has no times. */
const hasDoor = ({ place, starts_at }: z.output<typeof values>): boolean =>
  place !== null && starts_at !== null

/** As its manager wrote it: a line each. */
function detailsOf(details = '', t: ReturnType<typeof translatorFor>): string[] {
  const [first, ...rest] = details
    .split('\n')
    .map((line) => cut(line, 600))
    .filter(Boolean)
  return first === undefined ? [] : [t('registration.details', { details: first }), ...rest]
}

/** About a place at an event, in its waiting list, or given back; the reminder; and what became of the event. */
export const registrationNotice = template(
  values,
  {
    text: (notice, { language, site }) => {
      const t = translatorFor(language)
      const { what, name, place, path } = notice
      const event = cut(name, 60)
      return [
        t(`registration.${what}.text`, { name: event }),
        ...whenOf(notice, language).map((words) => words.replace(/\.?$/, '.')),
        // who knows several by one name knows by it which
        ...(what === 'event-canceled' && place !== null
          ? [t('registration.place', { place: cut(place, 100) })]
          : []),
        `${site}${path}`,
        t('registration.stop'),
      ].join(' ')
    },
    email: (notice, { language, site }) => {
      const t = translatorFor(language)
      const { what, name, place, details, path } = notice
      const lead = t(`registration.${what}.lead`, { name })
      return {
        subject: t(`registration.${what}.subject`, { name: cut(name, 80) }),
        preheader: lead,
        blocks: [
          t('email.greeting'),
          lead,
          ...whenOf(notice, language),
          ...(place === null ? [] : [place]),
          ...detailsOf(details, t),
          ...(what === 'registered' || what === 'moved-up' || what === 'reminder'
            ? [t(hasDoor(notice) ? 'registration.code' : 'registration.no-code')]
            : []),
        ],
        button: { label: t('registration.button'), link: `${site}${path}` },
        footer: t('registration.footer'),
      }
    },
  },
  {
    daily: 50,
    // the name of an event is its manager's words; that of a company an operator approved
    bare: ({ what, company_name }, language) =>
      translatorFor(language)(`bare.event.${what}`, { company: cut(company_name, 80) }),
  },
)
