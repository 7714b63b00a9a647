#!/usr/bin/env node
// Stands in for Prisma's native schema engine: the same arguments and JSON-RPC over stdio, answered by
// @prisma/schema-engine-wasm through adapter-pg. A development tool; at start-up services migrate by kit/service.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import path from 'node:path'
import pg from 'pg'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'

const argv = process.argv.slice(2)
const option = (name) => (argv.includes(name) ? argv[argv.indexOf(name) + 1] : undefined)
if (argv[0] === '--version') {
  console.log('schema-engine-cli wasm')
  process.exit(0)
}

const datasource = JSON.parse(option('--datasource') ?? '{}')
const parse = (text) => {
  const url = new URL(text)
  return {
    schema: url.searchParams.get('schema') ?? 'public',
    connection: {
      host: decodeURIComponent(url.hostname),
      port: Number(url.port) || 5432,
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password) || undefined,
      database: decodeURIComponent(url.pathname.slice(1)) || 'postgres',
      max: 4,
    },
  }
}
const main = datasource.url ? parse(datasource.url) : undefined

// adapter-pg has no mapping for Postgres' one-byte "char" (oid 18), which the engine reads as a character:
// let it through as text under a marked name, then restore name and type.
const MARK = '\u0001char'
const CHARACTER = 6
class MigrationPool extends pg.Pool {
  async query(...args) {
    const result = await super.query(...args)
    for (const one of [result].flat())
      for (const field of one?.fields ?? [])
        if (field.dataTypeID === 18) {
          field.dataTypeID = 25
          field.name += MARK
        }
    return result
  }
}
const restoringCharacters = (adapter) => {
  const queryRaw = adapter.queryRaw.bind(adapter)
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query)
    result.columnNames.forEach((name, index) => {
      if (!name.endsWith(MARK)) return
      result.columnNames[index] = name.slice(0, -MARK.length)
      result.columnTypes[index] = CHARACTER
    })
    return result
  }
  return adapter
}
class Factory extends PrismaPg {
  async connect() {
    return restoringCharacters(await super.connect())
  }
  // The stock factory, given a connection string, would use the main database as its shadow.
  async connectToShadowDb() {
    const { connection, schema } = datasource.shadowDatabaseUrl ? parse(datasource.shadowDatabaseUrl) : main
    let { database } = connection
    let admin
    if (!datasource.shadowDatabaseUrl) {
      database = `prisma_shadow_${process.pid}_${Date.now()}`
      admin = new pg.Client(main.connection)
      await admin.connect()
      await admin.query(`CREATE DATABASE "${database}"`)
    }
    const pool = new MigrationPool({ ...connection, database })
    const adapter = restoringCharacters(await new PrismaPg(pool, { schema }).connect())
    adapter.dispose = async () => {
      await pool.end()
      if (!admin) return
      await admin.query(`DROP DATABASE "${database}" WITH (FORCE)`)
      await admin.end()
    }
    return adapter
  }
}

globalThis.PRISMA_WASM_PANIC_REGISTRY ??= { set_message: (message) => console.error(message) }
const bytes = readFileSync(
  path.join(
    path.dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')),
    'schema_engine_bg.wasm',
  ),
)
const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': bindings })
bindings.__wbg_set_wasm(instance.exports)
instance.exports.__wbindgen_start()

const datamodels = (option('--datamodels') ?? option('-d'))
  ?.split(',')
  .map((file) => [file, readFileSync(file, 'utf8')])
// `migrate diff` needs an adapter even without a database: it connects only when asked something.
const factory = new Factory(new MigrationPool(main?.connection ?? { host: '127.0.0.1' }), {
  schema: main?.schema ?? 'public',
})
let engine
const connected = async () =>
  (engine ??= await bindings.SchemaEngine.new(
    { datamodels },
    () => {},
    bindMigrationAwareSqlAdapterFactory(factory),
  ))
const send = (message) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', ...message }) + '\n')

async function answer(line) {
  const { id, method, params } = JSON.parse(line)
  if (!method) return
  try {
    const target = await connected()
    if (typeof target[method] !== 'function') throw new Error(`the WebAssembly engine has no ${method}`)
    // It builds its shadow schema only in devDiagnostic and keeps it by list of migrations.
    if (method === 'evaluateDataLoss' || method === 'createMigration')
      await target.devDiagnostic({ migrationsList: params.migrationsList, filters: params.filters })
    const result = await target[method](params)
    if (method === 'diff' && result.stdout != null)
      send({ id: 10_000 + id, method: 'print', params: { content: result.stdout } })
    send({ id, result: result ?? null })
  } catch (error) {
    const data = {
      is_panic: false,
      message: String(error?.message ?? error),
      meta: error?.meta ?? null,
      error_code: error?.code ?? null,
      backtrace: null,
    }
    send({ id, error: { code: 4466, message: 'An error happened. Check the data field for details.', data } })
  }
}
let queue = Promise.resolve()
createInterface({ input: process.stdin })
  .on('line', (line) => {
    if (line.trim()) queue = queue.then(() => answer(line))
  })
  .on('close', () => {
    void queue.then(() => process.exit(0))
  })
