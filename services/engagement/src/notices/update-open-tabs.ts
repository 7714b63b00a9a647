import { loggedError } from '@lunchpail/kit-database/logged-error'
import type { Platform } from '@lunchpail/kit-service/service'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'

/** How many of a company hear of a change at once. */
const maxManagers = 200

/**
 * Has the open tabs of those who work for a company read again. Best effort, after a commit, and nobody waits for it: what was
 * saved is answered as saved, whether or not the managers can be asked for.
 */
export const deskUpdates =
  ({
    database,
    updateTabs,
    log,
  }: Pick<Platform, 'updateTabs' | 'log'> & {
    readonly database: Database
  }): Deps['updateDesk'] =>
  (companyId) =>
    void database.manager
      .findMany({ where: { companyId }, select: { accountId: true }, take: maxManagers })
      .then((managers) => {
        for (const { accountId } of managers) updateTabs({ kind: 'changed', accountId, topic: 'desk' })
      })
      .catch((failure: unknown) =>
        log.warn({ error: loggedError(failure) }, 'open tabs of a company were not told'),
      )

type Updates = Pick<Deps, 'updateTabs' | 'updateDesk'>

/** After a commit: to candidates, and to the desk of the company that it concerns. */
const updatesBothSides =
  (topic: 'applications' | 'registrations') =>
  ({ updateTabs, updateDesk }: Updates, accountIds: Iterable<string>, companyId: string | null): void => {
    for (const accountId of accountIds) updateTabs({ kind: 'changed', accountId, topic })
    if (companyId !== null) updateDesk(companyId)
  }

export const updateApplicationTabs = updatesBothSides('applications')

/** The desk's list is the one at the door. */
export const updateRegistrationTabs = updatesBothSides('registrations')
