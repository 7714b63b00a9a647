import { candidateChanged } from '@lunchpail/contracts/profile/events'
import { projection } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'

const upsert = `insert into candidate as now
  select distinct on (account_id) * from jsonb_populate_recordset(null::candidate, $1::jsonb)
  order by account_id, version desc
  on conflict (account_id) do update set (version, latitude, longitude, told, role, shift, wage, weekend, commute_type,
    commute_length, rating_day, rating_swing, rating_night, rating_weekend, skills, missing_skills, experience_months)
  = (excluded.version, excluded.latitude, excluded.longitude, excluded.told, excluded.role, excluded.shift, excluded.wage,
    excluded.weekend, excluded.commute_type, excluded.commute_length, excluded.rating_day, excluded.rating_swing,
    excluded.rating_night, excluded.rating_weekend, excluded.skills, excluded.missing_skills, excluded.experience_months)
  where now.version < excluded.version
  returning account_id`

/** Keeps of a person what the deck is made from, and nothing else. */
export const onCandidateChanged = ({ notice }: Pick<Deps, 'notice'>) =>
  projection(candidateChanged, async (tx: Tx, { things }) => {
    const rows = things.map(({ id, preferences_told, ratings, skills, ...person }) => ({
      ...person,
      account_id: id,
      told: preferences_told ?? true,
      rating_day: ratings.day,
      rating_swing: ratings.swing,
      rating_night: ratings.night,
      rating_weekend: ratings.weekend,
      skills: skills.map((skill) => skill.id),
    }))
    const changed = await tx.$queryRawUnsafe<{ account_id: string }[]>(upsert, JSON.stringify(rows))
    return () => {
      for (const { account_id: accountId } of changed)
        for (const topic of ['matches', 'deck']) notice({ kind: 'changed', accountId, topic })
    }
  })
