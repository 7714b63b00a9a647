import { expect, it } from 'vitest'
import { openArchivedRow } from './open-archived-row.ts'

it.each(['message', 'message_report'])(
  '[BY-04] of the company’s side the archive has the words of %s, and no account of a manager',
  async (table) => {
    const words = { application_id: 'a1', text: 'See you at six', at: '2026-11-26T12:00:00Z' }
    expect(await openArchivedRow(table, { ...words, side: 'manager', author_id: 'm1' })).toEqual({
      ...words,
      side: 'manager',
    })
    const own = { ...words, side: 'candidate', author_id: 'c1' }
    expect(await openArchivedRow(table, own)).toEqual(own)
  },
)
