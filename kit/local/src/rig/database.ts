import pg from 'pg'
import type { Noun } from '@lunchpail/contracts/noun'
import { migrationsOf } from '../postgres/migrate-databases.ts'
import { migrateService } from '@lunchpail/kit-service/migrate-service'

/** A new database of a service on the server of this run. */
export async function createDatabase(server: string, name: string, noun: Noun): Promise<string> {
  await withDatabase(server, async (client) => {
    await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
  const url = new URL(server)
  url.pathname = `/${name}`
  await migrateService(url.href, migrationsOf(noun))
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
