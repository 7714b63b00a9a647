import * as z from 'zod/mini'
import type { ArchivedRow } from '@lunchpail/kit-service/archive'
import type { Deps } from '../deps.ts'

const sealedColumns = ['sealed_contact', 'sealed_values', 'sealed_address'] as const
const opened = z.record(z.string(), z.unknown())

/**
 * What an archive says of a message to a manager: what it was, not whom it names. That is the desk's, which asks for a second
 * factor and is closed to whoever left the company.
 */
const ofManagers: { readonly [template: string]: readonly string[] } = {
  'desk-notice': ['what', 'company_name', 'count', 'roles'],
  'join-request': ['what', 'company'],
  'manager-notice': ['what', 'company'],
  'messages-reported': ['by'],
}

/**
 * What is sealed in a row, for its own person. Codes and links stay out: they may still open the account. So does the account
 * of another person.
 */
export const openArchivedRow =
  ({ open }: Pick<Deps, 'open'>) =>
  async (_table: string, { names_id: _names, ...row }: ArchivedRow): Promise<ArchivedRow> => {
    const found = sealedColumns.find((column) => typeof row[column] === 'string')
    if (!found) return row
    try {
      const { secret: _, ...values } = opened.parse(await open(String(row[found])))
      const kept = values['by'] === 'candidate' ? undefined : ofManagers[String(row['template'])]
      if (kept === undefined) return { ...row, [found.replace('sealed_', '')]: values }
      const { cause: _cause, ...rest } = row
      return { ...rest, values: Object.fromEntries(kept.map((name) => [name, values[name]])) }
    } catch {
      // sealed to a key that is gone: it cannot be read, and the rest of the archive must not wait for it
      return row
    }
  }
