import type { SectionName } from '@lunchpail/contracts/profile/sections'
import { sectionErrors } from '@lunchpail/contracts/wizard/rules/section'
import type { WalkInput } from '@lunchpail/contracts/wizard/steps'
import { standing, type Edit, type Edits, type KnownSections } from './standing.ts'

export interface WholeEdits {
  readonly edits: Edits
  /**
   * What profile is told now: edits that did not give way, are whole and were not told before; also one that equals what
   * profile tells, as it takes back another that is still on its way there.
   */
  readonly news: readonly (readonly [SectionName, Edit])[]
}

/** Marks what profile is told of. */
export function wholeEdits(
  edits: Edits,
  known: KnownSections,
  { answers, positions, facts }: WalkInput,
): WholeEdits {
  const isWhole = (name: SectionName) =>
    Object.keys(sectionErrors(name, { answers, positions, today: facts.today })).length === 0
  const all = (Object.entries(edits) as [SectionName, Edit][]).map(([name, edit]) => {
    const isNews = !edit.told && !standing(edit, known[name]).gaveWay && isWhole(name)
    return { name, isNews, edit: isNews ? { ...edit, told: true } : edit }
  })
  return {
    edits: Object.fromEntries(all.map(({ name, edit }) => [name, edit])),
    news: all.filter(({ isNews }) => isNews).map(({ name, edit }) => [name, edit]),
  }
}

/** What a submit leaves behind: what profile has not told back yet, so that nobody is asked twice while it lags. */
export const pendingEdits = (edits: Edits, known: KnownSections): Edits =>
  Object.fromEntries(
    (Object.entries(edits) as [SectionName, Edit][]).filter(
      ([name, edit]) => standing(edit, known[name]).from === 'edit',
    ),
  )
