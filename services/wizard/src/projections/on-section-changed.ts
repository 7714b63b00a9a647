import { sectionChanged, type SectionState } from '@lunchpail/contracts/profile/events'
import { projection } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../database.ts'
import { fingerprint } from '../domain/section-value.ts'
import type { KnownSection } from '../domain/standing.ts'

/** A page is seldom drawn from a version that is further back. */
const remembered = 20

type Row = Pick<KnownSection, 'version' | 'value' | 'earlier'> & { account_id: string; section: string }

const keyOf = ({ account_id, section }: Pick<SectionState, 'account_id' | 'section'>): string =>
  `${account_id} ${section}`

/** Keeps each section as profile last told it; an older version changes nothing. */
export const onSectionChanged = projection(sectionChanged, async (tx: Tx, { things }) => {
  const rows = await tx.$queryRawUnsafe<Row[]>(
    `select account_id::text, section, version, value, earlier from section
     where account_id = any($1::uuid[]) for update`,
    [...new Set(things.map(({ account_id }) => account_id))],
  )
  const known = new Map(rows.map((row) => [`${row.account_id} ${row.section}`, row]))
  // Where a batch holds the same section twice, the last one wins: one statement must not touch a row twice.
  const changed = new Map<string, SectionState & { earlier: Record<string, string> }>()
  for (const thing of things.toSorted((a, b) => a.version - b.version)) {
    const before = changed.get(keyOf(thing)) ?? known.get(keyOf(thing))
    if (before && before.version >= thing.version) continue
    changed.set(keyOf(thing), { ...thing, earlier: before ? rememberedOf(before) : {} })
  }
  await tx.$executeRawUnsafe(
    `insert into section (account_id, section, version, changed_at, value, earlier)
     select (thing->>'account_id')::uuid, thing->>'section', (thing->>'version')::int,
       (thing->>'changed_at')::timestamptz, thing->'value', thing->'earlier'
     from jsonb_array_elements($1::jsonb) as thing
     on conflict (account_id, section) do update
     set version = excluded.version, changed_at = excluded.changed_at, value = excluded.value,
       earlier = excluded.earlier
     where section.version < excluded.version`,
    JSON.stringify([...changed.values()]),
  )
})

const rememberedOf = ({
  version,
  value,
  earlier,
}: Pick<Row, 'version' | 'value' | 'earlier'>): Record<string, string> =>
  Object.fromEntries(
    [...Object.entries(earlier), [String(version), fingerprint(value)] as const]
      .toSorted(([a], [b]) => Number(b) - Number(a))
      .slice(0, remembered),
  )
