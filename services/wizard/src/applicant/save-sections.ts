// By hand: Prisma cannot lock rows.
import type { SectionState } from '@lunchpail/contracts/profile/events'
import { among } from '@lunchpail/kit-database/among'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { storeNewest } from '@lunchpail/kit-database/upsert-newest'
import type { KnownSection } from './merge-draft.ts'
import { fingerprint } from './section-value.ts'

/** Fingerprints of so many versions are stored: a page is seldom rendered from an older one. */
const maxEarlierVersions = 20

type Row = Pick<SectionState, 'account_id' | 'section'> & Pick<KnownSection, 'version' | 'value' | 'earlier'>
/** A stored row. */
type Known = Row & { readonly epoch: number }

const keyOf = ({ account_id, section }: Pick<SectionState, 'account_id' | 'section'>): string =>
  `${account_id} ${section}`

/** Stores the newest version of each section of a person; an older one of the same epoch changes nothing. */
export async function saveSections(
  tx: Transaction,
  sections: readonly SectionState[],
  epoch: number | undefined,
): Promise<void> {
  const [isAmong, ids] = among([...new Set(sections.map(({ account_id }) => account_id))])
  const rows = await tx.$queryRawUnsafe<Known[]>(
    `select account_id::text, section, version, epoch::float8, value, earlier from section
     where account_id ${isAmong} for update`,
    ids,
  )
  const known = new Map<string, Known>(rows.map((row) => [keyOf(row), row]))
  // A batch may hold several versions of one section.
  const changed = new Map<string, SectionState & Row>()
  for (const section of sections.toSorted((a, b) => a.version - b.version)) {
    const key = keyOf(section)
    const stored = known.get(key)
    const isLater = stored !== undefined && epoch !== undefined && epoch > stored.epoch
    const before = changed.get(key) ?? stored
    if (before && before.version >= section.version && !isLater) continue
    changed.set(key, { ...section, earlier: earlierThan(section, before) })
  }
  await storeNewest(tx, 'section', 'account_id, section', [...changed.values()], epoch)
}

/** A row that republished state repairs is no earlier version of the section. */
const earlierThan = ({ version }: SectionState, before: Row | undefined): Record<string, string> => {
  if (!before) return {}
  return before.version < version ? earlierOf(before) : before.earlier
}

const earlierOf = ({ version, value, earlier }: Row): Record<string, string> =>
  Object.fromEntries(
    [...Object.entries(earlier), [String(version), fingerprint(value)] as const]
      .toSorted(([a], [b]) => Number(b) - Number(a))
      .slice(0, maxEarlierVersions),
  )
