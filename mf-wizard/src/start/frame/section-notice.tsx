import { sectionKeys, sectionNames, type SectionName } from '@lunchpail/contracts/profile/sections'
import { stepByName } from '@lunchpail/contracts/wizard/steps'
import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import { Notice } from '@lunchpail/kit-ui/notice'
import type { Draft } from '../../draft/draft.ts'
import { sentences } from '../../sentences.ts'

const isEditedBy = (step: StepName, section: SectionName): boolean =>
  sectionKeys[section].some((key) => stepByName(step).edits.includes(key))

/** A section was also changed elsewhere: which version was kept. */
export function SectionNotice({ step, draft }: { readonly step: StepName; readonly draft: Draft }) {
  const t = sentences.use()
  const stands = sectionNames
    .filter((section) => isEditedBy(step, section))
    .flatMap((section) => draft.replaced[section] ?? [])
  const [first] = new Set(stands)
  return first && <Notice role="status">{first === 'ours' ? t('section.ours') : t('section.theirs')}</Notice>
}
