import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createTestDatabase } from '@lunchpail/kit-database/testing/test-database'
import { runHere } from '../src/testing/run-here.ts'
import { main } from './migrate.ts'

const folder = path.join(import.meta.dirname, '../../../services/notifications/prisma/migrations')
const newest = readdirSync(folder, { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  .toSorted()
  .at(-1)!

it('[SH-05] brings a database to what its service needs, by the address for that, and says what it did', async () => {
  const database = await createTestDatabase('migrate_command')
  try {
    const env = {
      // of the same role, where nothing listens
      DATABASE_URL_NOTIFICATIONS: Object.assign(new URL(database.url), { port: '9' }).href,
      DATABASE_MIGRATION_URL_NOTIFICATIONS: database.url,
    }
    const run = runHere(main, () => env)
    const done = await run('notifications')
    expect(done).toMatchObject({ code: 0, err: '' })
    expect(done.out).toContain(`${newest} is applied\nnotifications has what this release needs\n`)
    expect(await run('notifications', 'contract')).toEqual({
      code: 0,
      out: 'notifications has what this release needs\n',
      err: '',
    })
    await database.pool.query(`update _prisma_migrations set checksum = 'other' where migration_name = $1`, [
      newest,
    ])
    const failed = { code: 1, out: '', err: `The migration ${newest} was edited after it was applied.\n` }
    expect(await run('notifications')).toEqual(failed)
  } finally {
    await database.drop()
  }
})

it('says how it is called, and what is missing', async () => {
  const run = runHere(main, () => ({}))
  for (const args of [[], ['reviews'], ['jobs', 'drop'], ['jobs', 'contract', 'now']]) {
    const { code, err } = await run(...args)
    expect([args, code, err]).toEqual([args, 2, expect.stringContaining('npm run migrate -- ')])
  }
  expect(await run('jobs')).toMatchObject({ code: 1, err: 'DATABASE_URL_JOBS is missing.\n' })
})
