import type { Keyword } from '@lunchpail/contracts/jobs/question'
import { questionWords } from '@lunchpail/contracts/jobs/rules/question-words'
import { phoneText } from '@lunchpail/contracts/language/figures'
import { startTimes } from '@lunchpail/contracts/jobs/search/start-times'
import type { Application, SchoolEntry } from '@lunchpail/contracts/wizard/application'
import { anyShift, eligible } from '@lunchpail/contracts/wizard/enumerations'
import { ratingKeys } from '@lunchpail/contracts/wizard/rules/availability'
import { gutCheckOf } from '@lunchpail/contracts/wizard/rules/gut-check'
import { choicesOf, currentAnswer, questionsOf } from '@lunchpail/contracts/wizard/rules/question'
import { withSeveralShifts } from '@lunchpail/contracts/wizard/rules/shift-preference'
import { followUpKeywordsOf, keywordsOf, skillAnswerOf } from '@lunchpail/contracts/wizard/rules/skills'
import { byDots } from '@lunchpail/contracts/language/by-dots'
import { useLanguage } from '@lunchpail/kit-web/language'
import type { Draft } from '../draft/draft.ts'
import { askedOnce } from './questions/asked-once.ts'
import { sentences } from '../sentences.ts'
import { FactTable } from './fact-table.tsx'
import { useKeywordName } from './skills/use-keyword-name.ts'

export function ContactTable({ application }: { readonly application: Application }) {
  const t = sentences.use()
  const { first_name, last_name, phone, email } = application
  return (
    <FactTable
      rows={[
        { label: t('contact.name'), value: [first_name, last_name].filter(Boolean).join(' ') },
        { label: t('contact.phone'), value: phoneText(phone ?? '') },
        { label: t('contact.email'), value: email },
      ]}
    />
  )
}

const placeAndYear = ({ city, state, graduation_year }: SchoolEntry): string =>
  byDots([[city, state].filter(Boolean).join(', '), graduation_year])

/** Basic info, with every school that is sent. The equal-opportunity answers are stored apart and not shown. */
export function InfoTable({ application }: { readonly application: Application }) {
  const t = sentences.use()
  const [school, ...others] = application.schools ?? []
  const degreeOf = ({ degree_type }: SchoolEntry) =>
    degree_type ? t(`degree.${degree_type}` as 'degree.1') : ''
  const region = application.address_international
    ? []
    : [application.address_state, application.address_postal_code]
  const place = [application.address_city, region.filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const mayWork =
    application.eligible === eligible.yes || application.eligible === eligible.no
      ? application.eligible
      : undefined
  return (
    <FactTable
      rows={[
        {
          label: t('review.address'),
          value: [application.address_line1, application.address_line2, place].filter(Boolean).join('\n'),
        },
        { label: t('info.international'), value: application.address_international ? t('review.yes') : '' },
        { label: t('info.birth'), value: application.birth_date },
        { label: t('info.eligible'), value: mayWork === undefined ? '' : t(`eligible.${mayWork}`) },
        { label: t('info.degree'), value: school && degreeOf(school) },
        { label: t('info.school-name'), value: school && byDots([school.name, placeAndYear(school)]) },
        { label: t('info.major'), value: school?.degree_major },
        {
          label: t('school.others'),
          value: others
            .map((one) => byDots([one.name, degreeOf(one), one.degree_major, placeAndYear(one)]))
            .join('\n'),
        },
      ]}
    />
  )
}

interface DraftProps {
  readonly draft: Pick<Draft, 'application' | 'positions'>
}

export function AvailabilityTable({ draft: { application } }: DraftProps) {
  const t = sentences.use()
  const rows = ratingKeys.map((key) => ({
    label: t(`shift.${key.slice('pref_shift_'.length) as 'day'}`),
    value: application[key] ? t(`rating.${application[key] as 1}`) : '',
  }))
  return <FactTable isShort rows={rows} />
}

/** A yes or no for each of these skills. */
export function Skills({ draft, keywords }: DraftProps & { readonly keywords: readonly Keyword[] }) {
  const t = sentences.use()
  const nameOf = useKeywordName()
  const rows = keywords.map((keyword) => {
    const has = skillAnswerOf(draft.application.skills, keyword.id)?.has_skill
    return { label: nameOf(keyword), value: has === undefined ? '' : t(has ? 'skills.yes' : 'skills.no') }
  })
  return <FactTable isShort rows={rows} />
}
export function SkillTable({ draft }: DraftProps) {
  return <Skills draft={draft} keywords={keywordsOf(draft.positions)} />
}
export function FollowUpSkillTable({ draft }: DraftProps) {
  return <Skills draft={draft} keywords={followUpKeywordsOf(draft.positions, draft.application.questions)} />
}

/** Where each missing skill comes from. */
export function GutCheckTable({
  draft: { application },
  keywords,
}: DraftProps & { readonly keywords: readonly Keyword[] }) {
  const t = sentences.use()
  const nameOf = useKeywordName()
  const rows = keywords.map((keyword) => {
    const { reference_id, reason } = gutCheckOf(application.gut_checks, keyword.id) ?? {}
    const job = application.jobs?.find((one) => one.reference_id && one.reference_id === reference_id)
    const has = skillAnswerOf(application.skills, keyword.id)?.has_skill
    const words = job ? byDots([job.title, job.company]) : reason
    return { label: nameOf(keyword), value: has ? words : t('skills.no') }
  })
  return <FactTable rows={rows} />
}

export function ShiftTable({ draft: { application, positions } }: DraftProps) {
  const t = sentences.use()
  const language = useLanguage()
  const rows = withSeveralShifts(positions).map(({ id, title }) => {
    const shift = application.pref_shift_start?.[id] ?? ''
    return { label: title, value: shift === anyShift ? t('shifts.any') : startTimes(shift, language).join() }
  })
  return <FactTable rows={rows} />
}

/** Each question with its answer. */
export function AnswerTable({ draft }: DraftProps) {
  const language = useLanguage()
  return (
    <FactTable
      rows={askedOnce(questionsOf(draft.positions), draft.application.questions).map((asked) => {
        const { question } = questionWords(asked.question, language)
        const given = draft.application.questions?.find(({ id }) => id === question.id)
        const answer = given && currentAnswer(question, given)
        const words = [answer?.response ?? []]
          .flat()
          .map((response) => choicesOf(question).find((choice) => choice.id === response)?.value ?? response)
        return {
          label: question.question,
          value: [words.join(', '), answer?.follow_up_response].filter(Boolean).join('\n'),
        }
      })}
    />
  )
}
