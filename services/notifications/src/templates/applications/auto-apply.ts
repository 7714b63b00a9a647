import * as z from 'zod/mini'
import { applyAddress } from '@lunchpail/contracts/jobs/saved-positions'
import { cut } from '../cut.ts'
import { template } from '../template.ts'
import { translatorFor } from '../translator-for.ts'

const job = { title: z.string(), company: z.string() }

/** It was sent, and how it is taken back. */
export const autoApplied = template(
  z.object({ ...job, application_id: z.string(), place: z.string() }),
  {
    text: ({ title, company, application_id }, { language, site }) =>
      translatorFor(language)('automatic-sent.text', {
        title: cut(title, 40),
        company: cut(company, 40),
        link: `${site}/applications/${application_id}`,
      }),
    email: ({ title, company, place, application_id }, { language, site }) => {
      const t = translatorFor(language)
      const item = t('submitted.item', { title: cut(title, 80), company: cut(company, 80), place })
      return {
        subject: t('automatic-sent.subject', { company: cut(company, 60) }),
        preheader: item,
        blocks: [
          t('email.greeting'),
          t('automatic-sent.lead'),
          { list: [item] },
          t('automatic-sent.take-back'),
          t('automatic-sent.off'),
        ],
        button: { label: t('automatic-sent.button'), link: `${site}/applications/${application_id}` },
        footer: t('automatic-sent.footer'),
      }
    },
  },
  {
    // a candidate is told what was sent in their name, however much else went to them that day
    daily: 50,
    bare: ({ company }, language) =>
      translatorFor(language)('bare.automatic-sent', { company: cut(company, 80) }),
  },
)

/** It was not sent, as only the person can answer what is left. */
export const autoApplyAsked = template(
  z.object({ ...job, position_id: z.number() }),
  {
    text: ({ title, company, position_id }, { language, site }) =>
      translatorFor(language)('automatic-asked.text', {
        title: cut(title, 40),
        company: cut(company, 40),
        link: `${site}${applyAddress([position_id])}`,
      }),
    email: ({ title, company, position_id }, { language, site }) => {
      const t = translatorFor(language)
      const named = { title: cut(title, 80), company: cut(company, 80) }
      return {
        subject: t('automatic-asked.subject', { company: cut(company, 60) }),
        preheader: t('automatic-asked.lead', named),
        blocks: [
          t('email.greeting'),
          t('automatic-asked.lead', named),
          t('automatic-asked.not-sent'),
          t('automatic-sent.off'),
        ],
        button: { label: t('automatic-asked.button'), link: `${site}${applyAddress([position_id])}` },
        footer: t('automatic-sent.footer'),
      }
    },
  },
  {
    bare: ({ company }, language) =>
      translatorFor(language)('bare.automatic-asked', { company: cut(company, 80) }),
  },
)
