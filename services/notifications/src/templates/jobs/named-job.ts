import { jobPage } from '@lunchpail/contracts/jobs/pages'
import * as z from 'zod/mini'
import { cut } from '../cut.ts'
import type { Setting } from '../template.ts'
import { translatorFor } from '../translator-for.ts'

/** A job as its company named it. */
export const namedJob = z.object({
  id: z.number(),
  title: z.string(),
  company: z.string(),
  place: z.string(),
})
export type NamedJob = z.output<typeof namedJob>

export const jobItem = ({ title, company, place }: NamedJob, { language }: Setting): string =>
  translatorFor(language)('job-notice.item', { title: cut(title, 80), company: cut(company, 60), place })

export const jobLink = ({ id }: NamedJob, { site }: Setting): string =>
  `${site}${jobPage.path.replace(':id', String(id))}`
