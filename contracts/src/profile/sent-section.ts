import * as z from 'zod/mini'
import { maxEntries } from '../fields/max-entries.ts'
import { id } from '../fields/texts.ts'
import { sectionValue, type SectionValue } from './sections.ts'

export interface NewerSectionValue {
  readonly [field: string]: unknown
}
export type SentSectionValue = SectionValue | NewerSectionValue

/**
 * A section's value as an event brings it, and as other services keep it: a newer release may send a section, a field or an
 * answer that this one does not know.
 */
export const sentSectionValue = z.union([
  sectionValue,
  z.record(id, z.unknown()).check(maxEntries(100)),
]) as unknown as z.ZodMiniType<SentSectionValue>

/** Null where only a newer release knows what it says. */
export const knownSectionValue = (sent: SentSectionValue): SectionValue | null =>
  z.safeParse(sectionValue, sent).data ?? null
