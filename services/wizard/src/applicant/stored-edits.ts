import type { SectionName } from '@lunchpail/contracts/profile/sections'
import type { Edit, Edits } from './merge-draft.ts'

/** An edit in the column `draft.edits`. The keys `heard` and `told` stay: instances of the release before read them. */
type StoredEdit = Omit<Edit, 'known_version' | 'published'> & {
  readonly heard: number
  readonly told: boolean
}
export type StoredEdits = Readonly<Partial<Record<SectionName, StoredEdit>>>

export const storedEdits = (edits: Edits): StoredEdits =>
  Object.fromEntries(
    Object.entries(edits).map(([name, { known_version: heard, published: told, ...edit }]) => [
      name,
      { ...edit, heard, told },
    ]),
  )

export const editsOf = (stored: StoredEdits): Edits =>
  Object.fromEntries(
    Object.entries(stored).map(([name, { heard: known_version, told: published, ...edit }]) => [
      name,
      { ...edit, known_version, published },
    ]),
  )
