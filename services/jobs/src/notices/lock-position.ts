// SQL by hand: Prisma knows no `for share`, which has whoever opens the position meanwhile wait, and then see that it is awaited.
import { livePortalStates, type PositionStatus } from '@lunchpail/contracts/jobs/enumerations'
import type { NamedPosition } from '@lunchpail/contracts/jobs/events'
import type { Tx } from '../database.ts'

type Locked = NamedPosition & { readonly state: PositionStatus }

/** A position that candidates may see, as an email names it; one that is withheld is not there. */
export async function lockPosition(tx: Tx, id: number): Promise<Locked | undefined> {
  const [position] = await tx.$queryRaw<Locked[]>`
    select p.id, p.version, p.state, p.title, c.name as company_name, f.city, f.region
    from position p join company c on c.id = p.company_id join facility f on f.id = p.facility_id
    where p.id = ${id} and p.portal_state = any(${[...livePortalStates]}::int[]) and not p.withheld for share of p`
  return position
}
