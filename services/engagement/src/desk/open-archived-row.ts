import type { ArchivedRow } from '@lunchpail/kit-service/archive'

/** What both sides of an application write. */
const written: readonly string[] = ['message', 'message_report']

/** What a company's manager wrote is the candidate's to have; the manager's account is not. */
export const openArchivedRow = async (table: string, row: ArchivedRow): Promise<ArchivedRow> => {
  if (!written.includes(table) || row['side'] !== 'manager') return row
  const { author_id: _, ...rest } = row
  return rest
}
