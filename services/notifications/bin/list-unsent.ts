// `npm run unsent`: lists the messages that were not sent, and those that wait for the morning or for a YES or a proof, without addresses and content. Needs the database alone.
import pg from 'pg'
import { openDatabase } from '../src/database.ts'

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
    where: { status: { in: ['failed', 'bounced', 'unconfirmed', 'held', 'waiting'] } },
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
} finally {
  await close()
  await pool.end()
}
