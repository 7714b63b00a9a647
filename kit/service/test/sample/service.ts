import path from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { pgTransaction } from '@lunchpail/kit-database/pg-transaction'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { upsertNewest } from '@lunchpail/kit-database/upsert-newest'
import { emit } from '@lunchpail/kit-events/emit'
import { projection, reaction } from '@lunchpail/kit-events/subscription'
import { serviceConfig } from '../../src/config.ts'
import { refuse } from '../../src/refusal.ts'
import { bindUseCases } from '../../src/route.ts'
import type { Platform, ServiceDefinition } from '../../src/service.ts'
import { writer, type Write } from '../../src/write.ts'
import * as contract from './contract.ts'

const parseConfig = serviceConfig('engagement', z.object({}))

/** For the test that disconnects PostgreSQL until this task has ended. */
export const shortTask = { ended: false }

/** Slow reads wait until a test resolves it. */
export const released = Promise.withResolvers<void>()

/** Attempts at the event that fails at first. */
let attempts = 0

interface Deps extends Pick<Platform, 'pool' | 'clock' | 'updateTabs'> {
  readonly write: Write<Transaction>
}

const routes = bindUseCases<typeof contract, Deps>(contract, {
  listNotes:
    ({ pool }) =>
    async () => {
      const { rows } = await pool.query('select * from note order by id')
      return { status: 200, body: { notes: rows } }
    },
  addNote:
    ({ write, updateTabs, clock }) =>
    async (request) => {
      const reply = await write(request, async (tx) => {
        const [note] = await tx.$queryRawUnsafe<{ id: string; text: string }[]>(
          'insert into note (account_id, text) values ($1, $2) returning *',
          request.caller.account?.id ?? null,
          request.body.text,
        )
        if (request.body.text === 'taken') refuse('conflict', { fieldErrors: { text: 'field.invalid' } })
        await emit(tx, contract.noteAdded, note!, { at: clock.now(), traceparent: request.traceparent })
        if (request.body.wrong)
          return { status: 201, body: { note: { id: note!.id } as typeof note & object } }
        return { status: 201, body: { note: note! } }
      })
      if (request.caller.account)
        updateTabs({ kind: 'changed', accountId: request.caller.account.id, topic: 'notes' })
      return { ...reply, cookies: [{ name: 'sample', value: 'a b', maxAge: 60 }] }
    },
  changeNote:
    () =>
    async ({ params, body }) => ({
      status: 200,
      body: { note: { id: params.id, ...body } },
    }),
  limited:
    () =>
    async ({ caller }) => ({
      status: 200,
      body: { account: caller.account?.id ?? null },
    }),
  shared: () => async () => ({ status: 200, body: {} }),
  own:
    () =>
    async ({ query }) => {
      if (query.slowly) await released.promise
      return { status: 200, body: {} }
    },
  replaceNote:
    ({ write }) =>
    (request) =>
      write(request, async () => ({
        status: 200,
        body: { note: { id: request.params.id, text: request.body.text } },
      })),
  picture: () => async () => ({
    status: 200,
    stream: Readable.from([Buffer.from('bytes')]),
    type: 'image/png',
  }),
  broken:
    () =>
    async ({ query }) => {
      throw Object.assign(new Error('broken on purpose'), { detail: query.secret })
    },
  slow:
    ({ pool }) =>
    async () => {
      await pool.query(`insert into effect (what) values ('slow')`)
      await wait(700)
      return { status: 200, body: { done: true } }
    },
})

export const service: ServiceDefinition<ReturnType<typeof parseConfig>, Transaction, Deps> = {
  noun: 'engagement',
  config: parseConfig,
  migrations: path.join(import.meta.dirname, 'migrations'),
  events: { noteAdded: contract.noteAdded },
  routes,
  consumes: [contract.positionChanged, contract.personChanged, contract.applicationSubmitted],
  retention: [
    { table: 'note', keep: { days: 10, column: 'created_at' }, account: 'account_id' },
    { table: 'position_seen', keep: 'for-ever' },
    { table: 'person_seen', keep: 'until-erased', account: 'account_id' },
    { table: 'effect', keep: 'for-ever' },
  ],
  build: ({ pool, clock, updateTabs }) => {
    const transaction = pgTransaction(pool)
    return {
      transaction,
      deps: { pool, clock, updateTabs, write: writer(transaction, clock) },
      subscriptions: [
        projection(
          contract.positionChanged,
          async (tx, { things }, { epoch }) => {
            await upsertNewest(tx, 'position_seen', 'id', things, epoch)
          },
          { readModel: ['position_seen'] },
        ),
        projection(contract.personChanged, async (tx, { things }) => {
          for (const { id } of things)
            await tx.$executeRawUnsafe('insert into person_seen (account_id) values ($1::uuid)', id)
        }),
        reaction(contract.positionChanged, { from: 'new' }, async (tx, { things }) => {
          for (const { title } of things)
            await tx.$executeRawUnsafe('insert into effect (what) values ($1)', `seen ${title}`)
        }),
        reaction(contract.applicationSubmitted, { from: 'new' }, async (tx, { what }, { traceparent }) => {
          if (what === 'works the third time' && ++attempts < 3) throw new Error('this fails at first')
          if (what === 'impossible') {
            const rows = await tx.$queryRawUnsafe<unknown[]>(
              `select 1 from note where text = 'makes it possible'`,
            )
            if (rows.length === 0) throw new Error('this cannot be done')
          }
          await tx.$executeRawUnsafe('insert into effect (what) values ($1)', what)
          await emit(tx, contract.noteAdded, { id: what, text: 'done' }, { at: clock.now(), traceparent })
        }),
      ],
      republish: async (emitAgain) => {
        const { rows } = await pool.query<{ id: string; text: string; account_id: string | null }>(
          'select id, text, account_id from note',
        )
        for (const note of rows) await emitAgain(contract.noteAdded, note)
      },
      tasks: {
        'sample-task': async () => {
          await pool.query(`insert into effect (what) values ('task')`)
        },
        'sample-short-task': async () => {
          await pool.query(`insert into effect (what) values ('short begun')`)
          await wait(300)
          shortTask.ended = true
        },
        'sample-hanging-task': async () => {
          const { rowCount } = await pool.query(`insert into effect (what) values ('begun')`)
          const { rows } = await pool.query(`select 1 from effect where what = 'begun'`)
          if (rowCount === rows.length) await wait(60_000)
          await pool.query(`insert into effect (what) values ('finished')`)
        },
      },
    }
  },
}
