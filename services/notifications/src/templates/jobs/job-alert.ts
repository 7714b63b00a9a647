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
  /** their ids */
  not_named: z.array(z.number()),
})

/** "$18.00 to $20.00 an hour", or nothing */
function wageOf({ wage_from, wage_to }: AlertedJob, { language }: Setting): string | undefined {
  const { known, amounts } = wageRange(wage_from, wage_to)
  return known === 'unknown' ? undefined : translatorFor(language)(`alert.wage.${known}`, amounts as never)
}

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(', ')

/** "Picker at Acme, Newark, NJ, $18.00 to $20.00 an hour" */
function named(
  job: AlertedJob,
  setting: Setting,
  longest: { readonly title: number; readonly company: number },
): string {
  const item = translatorFor(setting.language)('job-notice.item', {
    title: cut(job.title, longest.title),
    company: cut(job.company, longest.company),
    place: job.place,
  })
  return joined(item, wageOf(job, setting))
}

/** New jobs that fit a candidate who agreed to hear of them. */
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
    return {
      subject:
        total === 1
          ? t('alert.subject.one', { title: cut(best!.title, 60) })
          : t('alert.subject.many', { n: total }),
      preheader: named(best!, setting, { title: 80, company: 60 }),
      blocks: [
        t('email.greeting'),
        t(total === 1 ? 'alert.lead.one' : 'alert.lead.many'),
        ...jobs.map((job) => ({
          label: cut(job.title, 80),
          detail: joined(cut(job.company, 60), job.place, wageOf(job, setting)),
          link: jobLink(job, setting),
        })),
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
