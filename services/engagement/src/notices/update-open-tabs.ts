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

/** After a commit: of an application, to both sides. */
export function updateApplicationTabs(
  { updateTabs, updateDesk }: Updates,
  { accountId, employerId }: { readonly accountId: string; readonly employerId: string | null },
): void {
  updateTabs({ kind: 'changed', accountId, topic: 'applications' })
  if (employerId !== null) updateDesk(employerId)
}

/** After a commit: of registrations for an event, to those who are registered and to the list at its door. */
export function updateRegistrationTabs(
  { updateTabs, updateDesk }: Updates,
  accountIds: Iterable<string>,
  companyId: string | null,
): void {
  for (const accountId of accountIds) updateTabs({ kind: 'changed', accountId, topic: 'registrations' })
  if (companyId !== null) updateDesk(companyId)
}
