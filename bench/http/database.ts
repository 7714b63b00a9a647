import pg from 'pg'

/** A new database on the server of this run. */
export async function createDatabase(server: string, name: string): Promise<string> {
  await withDatabase(server, async (client) => {
    await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export async function withDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
