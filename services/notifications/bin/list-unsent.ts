// `npm run unsent`: lists the messages that were not sent, also as their person stopped them or had enough in a day, those that wait for the morning or for a YES or a proof, and how many alerts wait for their turns, without addresses and content. Needs the database alone.
import pg from 'pg'
import { openDatabase } from '../src/database.ts'
import { waitsForTurn } from '../src/requests/queue-message.ts'
import { notMeant } from '../src/sending/publish-progress.ts'

const connectionString = process.env['DATABASE_URL_NOTIFICATIONS']
if (!connectionString) {
  process.stderr.write('DATABASE_URL_NOTIFICATIONS is missing.\n')
  process.exit(2)
}

const pool = new pg.Pool({ connectionString, max: 1 })
const { database, close } = openDatabase(pool)
try {
  const messages = await database.message.findMany({
    select: {
      id: true,
      accountId: true,
      channel: true,
      template: true,
      status: true,
      outcome: true,
      attempts: true,
      createdAt: true,
    },
    where: {
      OR: [
        { status: { in: ['failed', 'bounced', 'unconfirmed', 'held', 'waiting'] } },
        { status: 'skipped', outcome: { notIn: [...notMeant] } },
        // what waits for room
        { status: 'queued', outcome: 'daily-limit' },
      ],
    },
    orderBy: { createdAt: 'desc' },
    take: 100,
  })
  console.table(
    messages.map(({ id, accountId, createdAt, ...rest }) => ({
      id,
      account_id: accountId,
      ...rest,
      created_at: createdAt,
    })),
  )
  const waiting = await database.message.count({ where: { status: 'queued', outcome: waitsForTurn } })
  console.log(`${waiting} alerts of new jobs wait for their turns (TEXTS_PER_SECOND).`)
} finally {
  await close()
  await pool.end()
}
