import * as z from 'zod/mini'
import { cut } from '../cut.ts'
import { template, type Setting } from '../template.ts'
import { translatorFor } from '../translator-for.ts'

const values = z.object({
  /** the friend */
  to: z.string(),
  /** the first name of the person who refers; empty where it is not known */
  from: z.string(),
  campaign: z.string(),
})

const linkOf = ({ site }: Setting, channel: 'text' | 'email', campaign: string): string =>
  `${site}/?${new URLSearchParams({ utm_source: channel, utm_medium: 'referral', utm_campaign: campaign }).toString()}`

/** To a friend who asked for nothing: who says so, what it is, and how never to hear of it again. */
export const referral = template(values, {
  text: ({ from, campaign }, setting) =>
    translatorFor(setting.language)(from === '' ? 'referral.text-unnamed' : 'referral.text', {
      from: cut(from, 30),
      link: linkOf(setting, 'text', campaign),
    }),
  email: ({ from, campaign }, setting) => {
    const t = translatorFor(setting.language)
    const named = { from: cut(from, 30) }
    const subject = t(from === '' ? 'referral.subject-unnamed' : 'referral.subject', named)
    return {
      subject,
      preheader: t('referral.lead'),
      blocks: [t('email.greeting'), t('referral.lead')],
      button: { label: t('referral.button'), link: linkOf(setting, 'email', campaign) },
      footer: t(from === '' ? 'referral.footer-unnamed' : 'referral.footer', named),
    }
  },
})
