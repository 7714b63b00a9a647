import { mentionsKeyword } from '../../jobs/rules/keyword-mentions.ts'
import type { Keyword } from '../../jobs/question.ts'
import type { Application, GutCheck } from '../application.ts'
import { gutCheckKeywords } from '../enumerations.ts'
import type { WalkPosition } from '../steps.ts'
import { fieldErrorsOf, isBlank, type FieldError, type FieldErrors } from './field-errors.ts'
import { followUpKeywordsOf, keywordsOf, skillAnswerOf } from './skills.ts'
import { isReminded } from './resume-reminder.ts'
import { hasTags } from './tags.ts'

type Answers = Pick<
  Application,
  'skills' | 'jobs' | 'gut_checks' | 'resume_reminder' | 'resume_status' | 'done_adding_jobs'
>

/** What a person said about where a skill comes from. */
export const gutCheckOf = (
  checks: readonly GutCheck[] | undefined,
  keywordId: string,
): GutCheck | undefined => checks?.find(({ qid }) => qid === keywordId)

/** The entries with one of them set. */
export const withGutCheck = (checks: readonly GutCheck[] | undefined, check: GutCheck): GutCheck[] => [
  ...(checks ?? []).filter(({ qid }) => qid !== check.qid),
  check,
]

const hasSkill = ({ skills }: Answers, { id }: Keyword): boolean =>
  skillAnswerOf(skills, id)?.has_skill === true

/** A skill that the person has, and that no job of the history shows. */
const isMissing = (answers: Answers, keyword: Keyword): boolean =>
  hasSkill(answers, keyword) && !(answers.jobs ?? []).some((job) => mentionsKeyword(job, keyword))

/**
 * 1 §4, 1 §9: the skills that are missing in the work history, at most four. One that was asked about stays among them
 * whatever the person answered, so that no fifth takes its place.
 */
function missingAmong(keywords: readonly Keyword[], answers: Answers): Keyword[] {
  // without a history nothing is missing in it yet
  if (isReminded(answers)) return []
  const isAsked = ({ id }: Keyword) => gutCheckOf(answers.gut_checks, id) !== undefined
  const asked = keywords.filter(isAsked)
  const others = keywords.filter((keyword) => !isAsked(keyword) && isMissing(answers, keyword))
  const chosen = [...asked, ...others].slice(0, gutCheckKeywords)
  return keywords.filter((keyword) => chosen.includes(keyword))
}

type Positions = readonly Pick<WalkPosition, 'keywords' | 'questions'>[]

/** The skills that the gut check asks about. */
export const gutChecksOf = (positions: Positions, answers: Answers): Keyword[] =>
  missingAmong(keywordsOf(positions), answers)

/** Those of the follow-up gut check: skills that an answer of a company question opened. */
export const followUpGutChecksOf = (
  positions: Positions,
  answers: Answers & Pick<Application, 'questions'>,
): Keyword[] => missingAmong(followUpKeywordsOf(positions, answers.questions), answers)

/** 1 §5: a description is required unless a job is selected. */
export function gutCheckError(answers: Answers, keyword: Keyword): FieldError | null {
  if (!isMissing(answers, keyword)) return null
  const check = gutCheckOf(answers.gut_checks, keyword.id)
  const hasJob = answers.jobs?.some(
    ({ reference_id }) => reference_id !== undefined && reference_id === check?.reference_id,
  )
  if (hasJob) return null
  if (isBlank(check?.reason)) return 'application.gut-check'
  return hasTags(check!.reason!) ? 'field.invalid' : null
}

/** Fields `gut_checks.{keyword id}`. */
export const gutCheckErrors = (answers: Answers, keywords: readonly Keyword[]): FieldErrors =>
  fieldErrorsOf(
    Object.fromEntries(
      keywords.map((keyword) => [`gut_checks.${keyword.id}`, gutCheckError(answers, keyword)]),
    ),
  )
