import type { JobEntry } from '../../wizard/application.ts'
import { isBlank } from '../../wizard/rules/field-errors.ts'
import { profileThresholds } from '../enumerations.ts'
import { averageDutiesCharacters, detailLevel, type DetailLevel } from './detail-level.ts'
import { experienceYears } from './experience-years.ts'

export const completenessTasks = ['addJobs', 'jobDescriptions', 'personalSummary'] as const
export type CompletenessTask = (typeof completenessTasks)[number]
export type CompletenessGrade = 'OK' | 'Good' | 'Excellent'

export interface Completeness {
  readonly allComplete: boolean
  /** tasks that are done */
  readonly numberComplete: number
  readonly tasks: Readonly<Record<CompletenessTask, boolean>>
  /** to the nearest half; 0 means less than one year */
  readonly experienceYears: number
  readonly jobCount: number
  readonly detailLevel: DetailLevel
  readonly grade: CompletenessGrade
}

/** The part of a profile that it is computed from. */
export interface CompletenessSubject {
  readonly jobs: readonly JobEntry[]
  readonly self_promo?: string | undefined
  /** the person has no more jobs to add */
  readonly done_adding_jobs?: boolean | undefined
  /** of the whole history, as wizard/rules/history/experience.ts counts them */
  readonly work_experience_months: number
  /** of them those of the last `lookBackYears`: what the first task asks for (2 §9) */
  readonly look_back_months: number
}

/** 2 §3, 2 §4: the checklist of a profile, its grade and its numbers. */
export function completeness(subject: CompletenessSubject): Completeness {
  const average = averageDutiesCharacters(subject.jobs)
  const months = subject.work_experience_months
  const tasks = {
    addJobs: subject.look_back_months >= profileThresholds.workMonths || subject.done_adding_jobs === true,
    jobDescriptions: average >= profileThresholds.dutiesCharacters,
    personalSummary: !isBlank(subject.self_promo),
  }
  const numberComplete = completenessTasks.filter((task) => tasks[task]).length
  return {
    allComplete: numberComplete === completenessTasks.length,
    numberComplete,
    tasks,
    experienceYears: experienceYears(months),
    jobCount: subject.jobs.length,
    detailLevel: detailLevel(average),
    grade: gradeOf(numberComplete),
  }
}

/** 2 §4: none or one OK, two Good, three or more Excellent. */
export function gradeOf(numberComplete: number): CompletenessGrade {
  if (numberComplete <= 1) return 'OK'
  return numberComplete === 2 ? 'Good' : 'Excellent'
}
