import {
  sectionNames,
  sectionOf,
  type SectionName,
  type SectionValue,
  type SectionVersions,
} from '@lunchpail/contracts/profile/sections'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { fingerprint, isSameValue, saysNothing, withoutSections } from './section-value.ts'
import { standing, type Edit, type Edits, type KnownSection, type KnownSections } from './standing.ts'

interface Laid {
  readonly value: SectionValue
  /** what the draft keeps of it */
  readonly edit?: Edit
  /** it was changed somewhere else since the page was drawn; this save stands */
  readonly replaced?: true
}

/**
 * What a save makes of one section. Every save carries the whole application, so that most of what comes was not edited
 * on the page: what it saved before, what profile tells, or what profile told when the page was drawn. The rest is an
 * edit. A section without any key says nothing.
 */
function layOver(
  sent: SectionValue,
  edit: Edit | undefined,
  known: KnownSection | undefined,
  basedOn: number | undefined,
  now: Date,
): Laid {
  const before = standing(edit, known)
  if (Object.keys(sent).length === 0) return { value: before.value, ...(edit && { edit }) }
  // A page that was drawn after the last edit here shows what profile told in the meantime.
  const isDrawnLater = edit !== undefined && basedOn !== undefined && basedOn > edit.heard
  if (edit && isSameValue(sent, edit.value)) {
    if (known && isSameValue(sent, known.value)) return { value: sent }
    if (before.from === 'edit' || !isDrawnLater) return { value: before.value, edit }
  }
  if (before.from === 'profile' && isSameValue(sent, before.value)) return { value: sent }
  if (before.from === 'nothing' && saysNothing(sent)) return { value: sent }
  if (known && basedOn !== undefined && basedOn < known.version && (!edit || isDrawnLater))
    if (fingerprint(sent) === (basedOn === 0 ? fingerprint({}) : known.earlier[basedOn]))
      return { value: known.value }

  // What profile tells from before the last edit here is that edit, or one before it.
  const elsewhere =
    known !== undefined &&
    basedOn !== undefined &&
    basedOn < known.version &&
    !(edit && Date.parse(known.changed_at) <= Date.parse(edit.saved_at))
  return {
    value: sent,
    edit: {
      value: sent,
      heard: known?.version ?? 0,
      based_on: elsewhere ? basedOn : Math.max(basedOn ?? 0, known?.version ?? 0),
      // Later than the last one, however close they are: what profile tells of that one is not newer than this.
      saved_at: new Date(Math.max(now.getTime(), edit ? Date.parse(edit.saved_at) + 1 : 0)).toISOString(),
      told: false,
    },
    ...(elsewhere && { replaced: true }),
  }
}

interface LaidApplication {
  readonly application: Application
  readonly edits: Edits
  /** sections that were changed somewhere else since; this save is newer and stands */
  readonly replaced: SectionName[]
}

/** Lays a save over what was edited before and what profile tells. */
export function laidOver(
  sent: Application,
  { edits, sections }: { readonly edits: Edits; readonly sections: KnownSections },
  basedOn: SectionVersions | undefined,
  now: Date,
): LaidApplication {
  const all = sectionNames.map((name) => ({
    name,
    ...layOver(sectionOf(name, sent), edits[name], sections[name], basedOn && (basedOn[name] ?? 0), now),
  }))
  return {
    application: Object.assign(withoutSections(sent), ...all.map(({ value }) => value)),
    edits: Object.fromEntries(all.flatMap(({ name, edit }) => (edit ? [[name, edit]] : []))),
    replaced: all.filter(({ replaced }) => replaced).map(({ name }) => name),
  }
}
