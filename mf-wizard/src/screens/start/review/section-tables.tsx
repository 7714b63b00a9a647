import type { Keyword } from '@lunchpail/contracts/jobs/question'
import { anyShift } from '@lunchpail/contracts/wizard/enumerations'
import { ratingKeys } from '@lunchpail/contracts/wizard/rules/availability'
import { withSeveralShifts } from '@lunchpail/contracts/wizard/rules/shift-preference'
import { followUpKeywordsOf, keywordsOf, skillAnswerOf } from '@lunchpail/contracts/wizard/rules/skills'
import type { Draft } from '../../../draft/draft.ts'
import { sentences } from '../../../sentences.ts'
import { FactTable } from '../../../steps/fact-table.tsx'
import { useKeywordName } from '../../../steps/skills/use-keyword-name.ts'

interface DraftProps {
  readonly draft: Draft
}

export function AvailabilityTable({ draft: { application } }: DraftProps) {
  const t = sentences.use()
  const rows = ratingKeys.map((key) => ({
    label: t(`shift.${key.slice('pref_shift_'.length) as 'day'}`),
    value: application[key] ? t(`rating.${application[key] as 1}`) : '',
  }))
  return <FactTable isShort rows={rows} />
}

function Skills({ draft, keywords }: DraftProps & { readonly keywords: readonly Keyword[] }) {
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

export function ShiftTable({ draft: { application, positions } }: DraftProps) {
  const t = sentences.use()
  const rows = withSeveralShifts(positions).map(({ id, title }) => {
    const shift = application.pref_shift_start?.[id] ?? ''
    return { label: title, value: shift === anyShift ? t('shifts.any') : shift }
  })
  return <FactTable rows={rows} />
}
