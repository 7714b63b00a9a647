import * as z from 'zod/mini'
import { reminderTypes } from '@lunchpail/contracts/wizard/enumerations'
import { startPage } from '@lunchpail/contracts/wizard/pages'
import { cut } from '../cut.ts'
import { template, type Setting } from '../template.ts'
import { translatorFor } from '../translator-for.ts'

const values = z.object({
  what: z.enum(reminderTypes),
  /** ISO 8601: when the person asked for it */
  wanted: z.string(),
  /** of the first position; empty where it is not known */
  title: z.string(),
  company: z.string(),
})
type Values = z.output<typeof values>

/** 1 §2: `sn=2` tells that little is left. */
const linkOf = ({ what }: Values, { site }: Setting) =>
  `${site}${startPage.path}?sn=2${what === 'upload-resume' ? '&step=history' : ''}`

/** To go on with an application, or with the resume that it waits for, at the time that the person chose. */
export const reminder = template(
  values,
  {
    text: (content, setting) => {
      const t = translatorFor(setting.language)
      const named = content.title === '' ? 'any' : 'named'
      return t(`reminder.${content.what}.text-${named}`, {
        title: cut(content.title, 40),
        company: cut(content.company, 40),
        link: linkOf(content, setting),
      })
    },
    email: (content, setting) => {
      const t = translatorFor(setting.language)
      const { what, title, company } = content
      const about = title === '' ? [] : [t('reminder.about', { title, company })]
      return {
        subject: t(`reminder.${what}.subject`),
        preheader: t(`reminder.${what}.lead`),
        blocks: [t('email.greeting'), t(`reminder.${what}.lead`), ...about],
        button: { label: t(`reminder.${what}.button`), link: linkOf(content, setting) },
        footer: t('reminder.footer'),
      }
    },
  },
  {
    bare: ({ what }, language) => translatorFor(language)(`reminder.${what}.subject`),
  },
)
