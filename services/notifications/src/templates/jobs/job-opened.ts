import * as z from 'zod/mini'
import { cut } from '../cut.ts'
import { template } from '../template.ts'
import { translatorFor } from '../translator-for.ts'
import { jobItem, jobLink, namedJob } from './named-job.ts'

const values = z.object({
  /** the address whose button was pressed; absent where it goes to the account's */
  to: z.optional(z.string()),
  job: namedJob,
})

/** Once, to whoever asked for it. By email alone. */
export const jobOpened = template(values, {
  text: undefined,
  email: ({ job }, setting) => {
    const t = translatorFor(setting.language)
    return {
      subject: t('job-notice.opened.subject', { title: cut(job.title, 60) }),
      preheader: jobItem(job, setting),
      blocks: [
        t('email.greeting'),
        t('job-notice.opened.lead'),
        { list: [jobItem(job, setting)] },
        t('job-notice.opened.once'),
      ],
      button: { label: t('job-notice.opened.button'), link: jobLink(job, setting) },
      footer: t('job-notice.opened.footer'),
    }
  },
})
