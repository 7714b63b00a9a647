import type { ArchivedRow } from '@lunchpail/kit-service/archive'
import type { Clock } from '@lunchpail/kit-service/clock'
import { shownState } from '../sections/reference-request.ts'

/** Of a request for a reference, its person gets what they see of it on the site. */
export const openArchivedRow =
  (clock: Clock) =>
  async (table: string, row: ArchivedRow): Promise<ArchivedRow> =>
    table === 'reference_request'
      ? {
          ...row,
          state: shownState(
            { state: String(row['state']), expiresAt: new Date(String(row['expires_at'])) },
            clock.now(),
          ),
        }
      : row
