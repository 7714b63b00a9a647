import * as z from 'zod/mini'
import type { ArchivedRow } from '@lunchpail/kit-service/archive'
import type { Deps } from '../deps.ts'

const sealedColumns = ['sealed_contact', 'sealed_values', 'sealed_address'] as const
const opened = z.record(z.string(), z.unknown())

/** BY-04: what is sealed in a row, for its own person. Codes and links stay out: they may still open the account. */
export const openArchivedRow =
  ({ open }: Pick<Deps, 'open'>) =>
  async (_table: string, row: ArchivedRow): Promise<ArchivedRow> => {
    const found = sealedColumns.find((column) => typeof row[column] === 'string')
    if (!found) return row
    try {
      const { secret: _, ...values } = opened.parse(await open(String(row[found])))
      return { ...row, [found.replace('sealed_', '')]: values }
    } catch {
      // sealed to a key that is gone: nobody can read it, and the rest of the archive must not wait for it
      return row
    }
  }
