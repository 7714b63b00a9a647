import { accountSettingsPage } from '@lunchpail/contracts/auth/pages'
import { wageRange } from '@lunchpail/contracts/language/figures'
import { matchesPage } from '@lunchpail/contracts/matches/pages'
import { alertFrequencies } from '@lunchpail/contracts/profile/enumerations'
import * as z from 'zod/mini'
import { cut } from '../cut.ts'
import { template, type Setting } from '../template.ts'
import { translatorFor } from '../translator-for.ts'
import { jobLink, namedJob } from './named-job.ts'

const alertedJob = z.extend(namedJob, {
  wage_from: z.nullable(z.number()),
  wage_to: z.nullable(z.number()),
})
type AlertedJob = z.output<typeof alertedJob>
const values = z.object({
  own_consent: z.literal(true),
  frequency: z.enum(alertFrequencies),
  /** best first; in an email all of them, in a text the first */
  jobs: z.array(alertedJob).check(z.minLength(1)),
  /** with those that are not named */
  total: z.number(),
  /** their ids; absent from the release before */
  not_named: z.optional(z.array(z.number())),
})

/** "Picker at Acme, Newark, NJ, $18.00 to $20.00 an hour" */
function named(
  { title, company, place, wage_from, wage_to }: AlertedJob,
  { language }: Setting,
  longest: { readonly title: number; readonly company: number },
): string {
  const t = translatorFor(language)
  const { known, amounts } = wageRange(wage_from, wage_to)
  const job = t('job-notice.item', {
    title: cut(title, longest.title),
    company: cut(company, longest.company),
    place,
  })
  return known === 'unknown' ? job : `${job}, ${t(`alert.wage.${known}`, amounts as never)}`
}

/** MT-12: new jobs that fit somebody, to whoever agreed to hear of them. */
export const jobAlert = template(values, {
  text({ jobs: [best], total }, setting) {
    const t = translatorFor(setting.language)
    const about = { job: named(best!, setting, { title: 40, company: 30 }), link: jobLink(best!, setting) }
    return total === 1
      ? t('alert.text.one', about)
      : t('alert.text.many', { ...about, n: total, all: `${setting.site}${matchesPage.path}` })
  },
  email({ jobs, total, frequency }, setting) {
    const t = translatorFor(setting.language)
    const { site } = setting
    const [best] = jobs
    const say = (job: AlertedJob) => named(job, setting, { title: 80, company: 60 })
    return {
      subject:
        total === 1
          ? t('alert.subject.one', { title: cut(best!.title, 60) })
          : t('alert.subject.many', { n: total }),
      preheader: say(best!),
      blocks: [
        t('email.greeting'),
        t(total === 1 ? 'alert.lead.one' : 'alert.lead.many'),
        ...jobs.map((job) => ({ label: say(job), link: jobLink(job, setting) })),
        ...(total > jobs.length ? [t('alert.more', { n: total - jobs.length })] : []),
      ],
      button:
        total === 1
          ? { label: t('alert.button.one'), link: jobLink(best!, setting) }
          : { label: t('alert.button.many'), link: `${site}${matchesPage.path}` },
      footer: t(`alert.footer.${frequency}`, { settings: `${site}${accountSettingsPage.path}` }),
    }
  },
})
