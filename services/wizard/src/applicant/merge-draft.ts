import { newerSection } from '@lunchpail/contracts/profile/rules/newer-section'
import {
  sectionNames,
  sectionOf,
  type SectionName,
  type SectionValue,
  type SectionVersions,
} from '@lunchpail/contracts/profile/sections'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { utcDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { currentHistory } from '@lunchpail/contracts/wizard/rules/history/current-history'
import { sectionErrors } from '@lunchpail/contracts/wizard/rules/section'
import type { WalkInput } from '@lunchpail/contracts/wizard/steps'
import { fingerprint, isSameValue, isEmptyValue, withoutSections } from './section-value.ts'

/** A section as it was edited in the draft. */
export type Edit = {
  readonly value: SectionValue
  /** version of profile's section that the page was rendered from */
  readonly based_on: number
  /** version that profile had published by then */
  readonly known_version: number
  /** ISO 8601 */
  readonly saved_at: string
  /** it was complete, and was published for profile */
  readonly published: boolean
}
export type Edits = Readonly<Partial<Record<SectionName, Edit>>>

/** A section as profile published it. */
export interface KnownSection {
  readonly version: number
  /** ISO 8601 */
  readonly changed_at: string
  readonly value: SectionValue
  /** fingerprints of the values before, by version */
  readonly earlier: Readonly<Record<string, string>>
}
export type KnownSections = Readonly<Partial<Record<SectionName, KnownSection>>>

/** What a save of a section is merged with. */
interface Base {
  readonly value: SectionValue
  /** `edit`: profile has published neither it nor anything later */
  readonly from: 'edit' | 'profile' | 'nothing'
  /** there is an edit, but the person saved something else in their profile later */
  readonly superseded: boolean
}

/** An edit as profile is told of it: without what its person took back, which the draft keeps. */
const toldOf = ({ value, saved_at }: Edit): SectionValue =>
  value.jobs ? currentHistory(value, utcDay(new Date(saved_at))) : value

function baseOf(edit: Edit | undefined, known: KnownSection | undefined): Base {
  if (!edit || !known) {
    const from = edit ? 'edit' : known ? 'profile' : 'nothing'
    return { value: edit?.value ?? known?.value ?? {}, from, superseded: false }
  }
  const same = isSameValue(edit.value, known.value) || isSameValue(toldOf(edit), known.value)
  if (!same && newerSection(known, edit) === 'saved')
    return { value: edit.value, from: 'edit', superseded: false }
  // Changed at the same time as the edit was saved: it is the edit itself, as profile stored it.
  const later = Date.parse(known.changed_at) > Date.parse(edit.saved_at)
  return { value: known.value, from: 'profile', superseded: !same && later }
}

/** The person's sections: the edit of the draft or what profile published, whichever is newer. */
export function baseSections(
  edits: Edits,
  known: KnownSections,
): { readonly application: Application; readonly replaced: SectionName[] } {
  const all = sectionNames.map((name) => ({ name, ...baseOf(edits[name], known[name]) }))
  return {
    application: Object.assign({}, ...all.map(({ value }) => value)),
    replaced: all.filter(({ superseded }) => superseded).map(({ name }) => name),
  }
}

interface MergedSection {
  readonly value: SectionValue
  /** what the draft stores of it */
  readonly edit?: Edit
  /** it was changed elsewhere after the page was rendered; this save is newer and wins */
  readonly replaced?: true
}

/**
 * Merges one section of a save. Every save carries the whole application, so that most of it was not edited on the page:
 * it equals the stored edit, the version that profile published last, or the version that the page was rendered from.
 * The rest is an edit. A section without a key is left as it is.
 */
function mergeSection(
  sent: SectionValue,
  edit: Edit | undefined,
  known: KnownSection | undefined,
  basedOn: number | undefined,
  now: Date,
): MergedSection {
  const base = baseOf(edit, known)
  if (Object.keys(sent).length === 0) return { value: base.value, ...(edit && { edit }) }
  // A page that was rendered after the last edit shows what profile published in the meantime.
  const isRenderedLater = edit !== undefined && basedOn !== undefined && basedOn > edit.known_version
  if (edit && isSameValue(sent, edit.value)) {
    if (known && isSameValue(sent, known.value)) return { value: sent }
    if (base.from === 'edit' || !isRenderedLater) return { value: base.value, edit }
  }
  if (base.from === 'profile' && isSameValue(sent, base.value)) return { value: sent }
  if (base.from === 'nothing' && isEmptyValue(sent)) return { value: sent }
  const isOutdated = known !== undefined && basedOn !== undefined && basedOn < known.version
  if (isOutdated && (!edit || isRenderedLater))
    if (fingerprint(sent) === (basedOn === 0 ? fingerprint({}) : known.earlier[basedOn]))
      return { value: known.value }

  // What profile changed no later than the last edit is that edit, or one before it.
  const changedElsewhere = isOutdated && !(edit && Date.parse(known.changed_at) <= Date.parse(edit.saved_at))
  return {
    value: sent,
    edit: {
      value: sent,
      known_version: known?.version ?? 0,
      based_on: changedElsewhere ? basedOn : Math.max(basedOn ?? 0, known?.version ?? 0),
      // Always later than the edit before, so that profile's echo of that one is not newer than this one.
      saved_at: new Date(Math.max(now.getTime(), edit ? Date.parse(edit.saved_at) + 1 : 0)).toISOString(),
      published: false,
    },
    ...(changedElsewhere && { replaced: true }),
  }
}

export interface MergedDraft {
  readonly application: Application
  readonly edits: Edits
  /** sections that were changed elsewhere after the page was rendered; this save is newer and wins */
  readonly replaced: SectionName[]
}

/**
 * Merges a save with the edits of the draft and with what profile published (`docs/decisions/40`). `basedOn` are the
 * versions that the page was rendered from.
 */
export function mergeDraft(
  sent: Application,
  { edits, sections }: { readonly edits: Edits; readonly sections: KnownSections },
  basedOn: SectionVersions | undefined,
  now: Date,
): MergedDraft {
  const all = sectionNames.map((name) => ({
    name,
    ...mergeSection(sectionOf(name, sent), edits[name], sections[name], basedOn && (basedOn[name] ?? 0), now),
  }))
  return {
    application: Object.assign(withoutSections(sent), ...all.map(({ value }) => value)),
    edits: Object.fromEntries(all.flatMap(({ name, edit }) => (edit ? [[name, edit]] : []))),
    replaced: all.filter(({ replaced }) => replaced).map(({ name }) => name),
  }
}

const entriesOf = (edits: Edits) => Object.entries(edits) as [SectionName, Edit][]

/**
 * The edits to publish now, and all edits with these marked: complete, not superseded and not published before. One that
 * equals what profile published is among them, as it reverts another that is still on its way there.
 */
export function editsToPublish(
  edits: Edits,
  known: KnownSections,
  { answers, positions, facts }: WalkInput,
): { readonly edits: Edits; readonly toPublish: readonly (readonly [SectionName, Edit])[] } {
  const isComplete = (name: SectionName) =>
    Object.keys(sectionErrors(name, { answers, positions, today: facts.today })).length === 0
  const toPublish = entriesOf(edits)
    .filter(([name, edit]) => !edit.published && !baseOf(edit, known[name]).superseded && isComplete(name))
    .map(([name, edit]) => [name, { ...edit, published: true }] as const)
  return {
    edits: { ...edits, ...Object.fromEntries(toPublish) },
    toPublish: toPublish.map(([name, edit]) => [name, { ...edit, value: toldOf(edit) }]),
  }
}

/**
 * What a submit leaves in the draft: edits that profile has not published yet, so that no candidate is asked for them again.
 */
export const pendingEdits = (edits: Edits, known: KnownSections): Edits =>
  Object.fromEntries(entriesOf(edits).filter(([name, edit]) => baseOf(edit, known[name]).from === 'edit'))

export const versionsOf = (known: KnownSections): SectionVersions =>
  Object.fromEntries(Object.entries(known).map(([name, { version }]) => [name, version]))
