import * as z from 'zod/mini'
import { applyAddress } from '@lunchpail/contracts/jobs/saved-positions'
import { cut } from '../cut.ts'
import { template } from '../template.ts'
import { translatorFor } from '../translator-for.ts'

const job = { title: z.string(), company: z.string() }

/** MT-11: it was sent, and how it is taken back. */
export const autoApplied = template(
  z.object({ ...job, application_id: z.string(), place: z.string() }),
  {
    text: ({ title, company, application_id }, { language, site }) =>
      translatorFor(language)('auto-applied.text', {
        title: cut(title, 40),
        company: cut(company, 40),
        link: `${site}/applications/${application_id}`,
      }),
    email: ({ title, company, place, application_id }, { language, site }) => {
      const t = translatorFor(language)
      const item = t('submitted.item', { title: cut(title, 80), company: cut(company, 80), place })
      return {
        subject: t('auto-applied.subject', { company: cut(company, 60) }),
        preheader: item,
        blocks: [
          t('email.greeting'),
          t('auto-applied.lead'),
          { list: [item] },
          t('auto-applied.take-back'),
          t('auto-applied.off'),
        ],
        button: { label: t('auto-applied.button'), link: `${site}/applications/${application_id}` },
        footer: t('auto-applied.footer'),
      }
    },
  },
  {
    bare: ({ company }, language) =>
      translatorFor(language)('bare.auto-applied', { company: cut(company, 80) }),
  },
)

/** MT-11: it was not sent, as only the person can answer what is left. */
export const autoApplyAsked = template(
  z.object({ ...job, position_id: z.number() }),
  {
    text: ({ title, company, position_id }, { language, site }) =>
      translatorFor(language)('auto-apply-asked.text', {
        title: cut(title, 40),
        company: cut(company, 40),
        link: `${site}${applyAddress([position_id])}`,
      }),
    email: ({ title, company, position_id }, { language, site }) => {
      const t = translatorFor(language)
      const named = { title: cut(title, 80), company: cut(company, 80) }
      return {
        subject: t('auto-apply-asked.subject', { company: cut(company, 60) }),
        preheader: t('auto-apply-asked.lead', named),
        blocks: [
          t('email.greeting'),
          t('auto-apply-asked.lead', named),
          t('auto-apply-asked.not-sent'),
          t('auto-applied.off'),
        ],
        button: { label: t('auto-apply-asked.button'), link: `${site}${applyAddress([position_id])}` },
        footer: t('auto-applied.footer'),
      }
    },
  },
  {
    bare: ({ company }, language) =>
      translatorFor(language)('bare.auto-apply-asked', { company: cut(company, 80) }),
  },
)
