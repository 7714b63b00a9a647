import * as z from 'zod/mini'
import { registrationNotices } from '@lunchpail/contracts/engagement/events'
import type { Language } from '@lunchpail/contracts/language/translate'
import { cut } from './cut.ts'
import { template } from './template.ts'
import { translatorFor } from './translator-for.ts'

const values = z.object({
  what: z.enum(registrationNotices),
  name: z.string(),
  starts_at: z.nullable(z.string()),
  zone: z.string(),
  place: z.nullable(z.string()),
  path: z.string(),
  until: z.optional(z.string()),
})

/** In the zone of the place, as a sentence of its own: `Saturday, December 5, 2026 at 10:00 AM EST`. */
const timeOf = (startsAt: string, zone: string, language: Language): string => {
  // in Spanish, too, as clocks and zones are named in the United States
  const time = new Intl.DateTimeFormat(`${language}-US`, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(new Date(startsAt))
  return time.charAt(0).toUpperCase() + time.slice(1)
}

/** EN-09: about a place at an event, in its waiting list, or given back; and the reminder. */
export const registrationNotice = template(
  values,
  'confirmation',
  {
    text: ({ what, name, starts_at, zone, path }, { language, site }) => {
      const t = translatorFor(language)
      const event = cut(name, 60)
      return [
        t(`registration.${what}.text`, { name: event }),
        ...(starts_at === null ? [] : [`${timeOf(starts_at, zone, language)}.`]),
        `${site}${path}`,
        t('registration.stop'),
      ].join(' ')
    },
    email: ({ what, name, starts_at, zone, place, path }, { language, site }) => {
      const t = translatorFor(language)
      const lead = t(`registration.${what}.lead`, { name })
      return {
        subject: t(`registration.${what}.subject`, { name: cut(name, 80) }),
        preheader: lead,
        blocks: [
          t('email.greeting'),
          lead,
          ...(starts_at === null ? [] : [timeOf(starts_at, zone, language)]),
          ...(place === null ? [] : [place]),
          ...(what === 'registered' || what === 'moved-up' || what === 'reminder'
            ? [t('registration.code')]
            : []),
        ],
        button: { label: t('registration.button'), link: `${site}${path}` },
        footer: t('registration.footer'),
      }
    },
  },
  { daily: 50 },
)
