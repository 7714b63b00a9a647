// `npm run unsent`: shows the messages that did not go out. No address and no content is shown.
import pg from 'pg'

const client = new pg.Client({ connectionString: process.env['DATABASE_URL_NOTIFICATIONS'] })
await client.connect()
const { rows } = await client.query(
  `select id, account_id, channel, template, status, outcome, attempts, created_at
     from message where status in ('failed', 'unconfirmed') order by created_at desc limit 100`,
)
console.table(rows)
await client.end()
