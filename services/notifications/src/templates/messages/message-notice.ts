import * as z from 'zod/mini'
import { cut } from '../cut.ts'
import { template } from '../template.ts'
import { translatorFor } from '../translator-for.ts'

const values = z.object({
  application_id: z.string(),
  title: z.string(),
  company_name: z.string(),
  /** first name of the manager; may be empty */
  from: z.string(),
  message: z.string(),
})

/** What a manager wrote in an application. An answer to the text comes into the application; no number is told. */
export const messageNotice = template(
  values,
  {
    text: ({ application_id, company_name, from, message }, { language, site }) => {
      const t = translatorFor(language)
      const company = cut(company_name, 40)
      return t('message.text', {
        who: from === '' ? company : t('message.who', { person: cut(from, 30), company }),
        message: cut(message, 400),
        link: `${site}/applications/${application_id}`,
      })
    },
    email: ({ application_id, title, company_name, from, message }, { language, site }) => {
      const t = translatorFor(language)
      const company = cut(company_name, 80)
      const who = from === '' ? company : t('message.who', { person: cut(from, 60), company })
      const lead = t('message.lead', { who, title: cut(title, 80) })
      return {
        subject: t('message.subject', { who }),
        preheader: lead,
        blocks: [t('email.greeting'), lead, message],
        button: { label: t('message.button'), link: `${site}/applications/${application_id}` },
        footer: t('email.footer'),
      }
    },
  },
  {
    daily: 30,
    bare: ({ company_name }, language) =>
      translatorFor(language)('bare.message', { company: cut(company_name, 80) }),
  },
)

/** To whoever answered a message by text where the thread is closed, or who wrote too much for a day. */
export const messageRefused = template(
  z.object({ application_id: z.string(), company_name: z.string() }),
  {
    text: ({ application_id, company_name }, { language, site }) =>
      translatorFor(language)('message.refused', {
        company: cut(company_name, 40),
        link: `${site}/applications/${application_id}`,
      }),
    email: undefined,
  },
  { daily: 30 },
)
