import * as z from 'zod/mini'
import { template } from '../template.ts'
import { translatorFor } from '../translator-for.ts'
import { jobItem, jobLink, namedJob } from './named-job.ts'

const values = z.object({
  /** the address as typed */
  to: z.string(),
  /** signed: opens the buttons of the page */
  secret: z.string(),
  job: namedJob,
})

/** To an address that may be a stranger's: no word in it was typed by whoever typed the address. By email alone. */
export const jobNoticeProof = template(values, {
  text: undefined,
  email: ({ secret, job }, setting) => {
    const t = translatorFor(setting.language)
    return {
      subject: t('job-notice.proof.subject'),
      preheader: jobItem(job, setting),
      blocks: [
        t('email.greeting'),
        t('job-notice.proof.lead'),
        { list: [jobItem(job, setting)] },
        t('job-notice.proof.press'),
        t('job-notice.proof.not-you'),
      ],
      // in the fragment, which browsers never send
      button: { label: t('job-notice.proof.button'), link: `${jobLink(job, setting)}#notice=${secret}` },
      footer: t('job-notice.proof.footer'),
    }
  },
})
