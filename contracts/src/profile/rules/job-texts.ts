import type { person } from '../../language/person.en.ts'
import type { Translate } from '../../language/translate.ts'
import type { JobEntry, SchoolEntry } from '../../wizard/application.ts'
import { isDegree, type degreeType } from '../../wizard/enumerations.ts'
import { parseMonth, type CalendarDay } from '../../wizard/rules/calendar-day.ts'
import { monthsOf } from '../../wizard/rules/history/experience.ts'
import { isContractJob } from '../../wizard/rules/history/leaving.ts'

/** Says the sentences of a person in the language of a page or of a request. */
type Say = Translate<typeof person>

/** Months as text: "1 year, 3 months"; empty for none. */
export function durationText(months: number, t: Say): string {
  const years = months >= 12 ? t('duration.years', { n: Math.floor(months / 12) }) : undefined
  const rest = months % 12 ? t('duration.months', { n: months % 12 }) : undefined
  return years && rest ? t('duration.both', { years, months: rest }) : (years ?? rest ?? '')
}

/** Whether a job has the tag "Contract". 2 §4. */
export const isShownAsContract = (job: JobEntry): boolean => job.contract_job === true || isContractJob(job)

/** 2 §3: a job with the fields that are computed for an answer. */
export function withJobTexts(job: JobEntry, today: CalendarDay, t: Say): JobEntry {
  const months = monthsOf(job, today)
  const isMonth = (typed: string | undefined) => parseMonth(typed ?? '') !== null
  const end = job.current_job ? t('job.present') : job.end_date
  return {
    ...job,
    dates:
      isMonth(job.start_date) && (job.current_job || isMonth(job.end_date))
        ? `${job.start_date} - ${end}`
        : '',
    durationString: months ? durationText(months.last - months.first + 1, t) : '',
    displayAsContractJob: isShownAsContract(job),
  }
}

/** 2 §3: a school with the name of its degree; empty where it has none. */
export const withDegreeText = (school: SchoolEntry, t: Say): SchoolEntry => ({
  ...school,
  degree_type_string: isDegree(school.degree_type)
    ? t(`degree.${school.degree_type as (typeof degreeType)[keyof typeof degreeType]}`)
    : '',
})

/** What a save may send back of an answer, without its computed fields. */
export const storedJob = ({
  dates: _dates,
  durationString: _duration,
  displayAsContractJob: _contract,
  manager_reference: _reference,
  ...job
}: JobEntry): JobEntry => job

/** The same of a school. */
export const storedSchool = ({ degree_type_string: _degree, ...school }: SchoolEntry): SchoolEntry => school
