import assert from 'node:assert/strict'
import path from 'node:path'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { migrationsOf } from '@lunchpail/kit-local/postgres/migrate-databases'
import { isolatedSchemas, migrateService } from '@lunchpail/kit-service/migrate-service'
import { mergeDraft, type Edits } from '../../services/wizard/src/applicant/merge-draft.ts'
import { withoutSections } from '../../services/wizard/src/applicant/section-value.ts'
import type { Figure } from '../measure.ts'
import { aPosition, anApplication, positionCount } from './application.ts'
import { startVariant } from './variant.ts'
import { compare, type Rounds } from './compare.ts'
import { createPeople, type Credentials } from './credentials.ts'
import { createDatabase, withDatabase } from '@lunchpail/kit-local/rig/database'
import { connections, type Call } from './load.ts'

const service = path.join(import.meta.dirname, '../../services/wizard/src/main.ts')
const bare = path.join(import.meta.dirname, 'bare-save.ts')

const pairs = 20

/** One person who saves again and again, each time based on the version before. */
class Saver {
  version = 1
  readonly #headers: Call['headers']
  readonly #body: string
  constructor({ accountId, headers }: Credentials, index: number) {
    this.#headers = { ...headers, 'content-type': 'application/json', 'x-account': accountId }
    this.#body = JSON.stringify(anApplication(index)).slice(0, -1)
  }
  call(): Call {
    const body = `${this.#body},"version":${this.version}}`
    const headers = { ...this.#headers, 'content-length': String(Buffer.byteLength(body)) }
    return { method: 'POST', path: '/app/start/?_st=history&sn=0', headers, body }
  }
}

/** All its sections were edited in the draft and published for profile: what is measured is a save that changes none. */
const editsOf = (application: Application): Edits => {
  const { edits } = mergeDraft(application, { edits: {}, sections: {} }, undefined, new Date())
  const published = Object.entries(edits).map(([name, edit]) => [name, { ...edit, published: true }])
  return Object.fromEntries(published) as Edits
}

const fill = (url: string, isolated: string, people: readonly Credentials[]): Promise<void> =>
  withDatabase(url, async (client) => {
    await client.query(
      `insert into position (id, version, state, content)
       select n, 1, 'open', jsonb_set($1, '{id}', to_jsonb(n)) from generate_series(1, ${positionCount}) as n`,
      [JSON.stringify(aPosition)],
    )
    const ids = people.map(({ accountId }) => accountId)
    const application = anApplication(0) as Application
    await client.query(
      `insert into draft (account_id, version, application, edits, updated_at)
       select id, 1, $2, $3, now() from unnest($1::uuid[]) as id`,
      [ids, JSON.stringify(withoutSections(application)), JSON.stringify(editsOf(application))],
    )
    await withDatabase(isolated, (own) =>
      own.query(
        `insert into equal_opportunity.answer (account_id, updated_at, gender, ethnicity, veteran_status, disability_status)
         select id, now(), 'not_specified', 7, 3, 3 from unnest($1::uuid[]) as id`,
        [ids],
      ),
    )
    await client.query('analyze')
  })

/** The wizard's save: a whole application, each by an account that saved before. */
export async function compareSaves(env: NodeJS.ProcessEnv, size: Rounds): Promise<Figure[]> {
  const { peoplePerConnection } = size
  const url = await createDatabase(env['TEST_DATABASE_URL']!, 'http_wizard', 'wizard')
  const isolated = new URL(url)
  isolated.username = 'http_apart'
  isolated.password = 'bench'
  await withDatabase(url, (client) => client.query("create role http_apart login password 'bench'"))
  const { keys, people } = await createPeople(connections * peoplePerConnection + 2 * pairs)
  const processEnv = {
    ...process.env,
    ...env,
    DATABASE_URL_WIZARD: url,
    DATABASE_URL_WIZARD_EQUAL_OPPORTUNITY: isolated.href,
    CONTACT_SECRET: 'a secret of the bench of 32 characters or more',
    TOKEN_KEYS: keys,
    LOG_LEVEL: 'info',
  }
  const folder = migrationsOf('wizard')
  await migrateService(url, folder, { isolated: isolatedSchemas('wizard', folder, processEnv) })
  const own = await startVariant(service, processEnv)
  try {
    await fill(url, isolated.href, people)
    const other = await startVariant(bare, processEnv)
    const savers = people.map((person, index) => new Saver(person, index >> 1))
    const paired = savers.splice(0, 2 * pairs)
    const turns = Array.from({ length: connections }, () => 0)
    const requests = {
      next: (connection: number) => {
        const saver = savers[connection * peoplePerConnection + (turns[connection]!++ % peoplePerConnection)]!
        return { call: saver.call(), answered: () => void (saver.version += 1) }
      },
      pairs: Array.from(
        { length: pairs },
        (_, pair) => [paired[2 * pair]!.call(), paired[2 * pair + 1]!.call()] as const,
      ),
    }
    try {
      const kilobytes = (savers[0]!.call().body!.length / 1_024).toFixed(1)
      const figures = await compare(
        'wizard save',
        own,
        other,
        requests,
        size,
        `application of ${kilobytes} KB, three positions`,
      )
      // everybody of a pair began at version 1, and the compared ones saved once
      const ofPairs = 2 * pairs + 2 * Math.min(pairs, size.pairs)
      const expected = savers.reduce((sum, { version }) => sum + version, ofPairs)
      const { rows } = await withDatabase(url, (client) =>
        client.query<{ saves: number }>('select sum(version)::int as saves from draft'),
      )
      assert.equal(rows[0]!.saves, expected, 'every save is kept')
      return figures
    } finally {
      await other.stop()
    }
  } finally {
    await own.stop()
  }
}
