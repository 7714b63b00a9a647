import type { Changes } from './changes.ts'
import { newEntries } from './entries.ts'
import { camelCase, checkedName, pascalCase, sentenceCase } from './words.ts'

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** `npm run new -- service reviews`: a service that lists the entries of a person, with its contract and database. */
export function newService(changes: Changes, given: string | undefined, day: string): void {
  const noun = checkedName(given, 'A service')
  if (noun.includes('-')) throw new Error('A noun is one word.')
  const folder = `services/${noun}`
  const start = `start${pascalCase(noun)}`
  const list = `list${pascalCase(noun)}Entries`

  changes.insert('contracts/src/noun.ts', 'before', /\] as const/, `, '${noun}'`)
  changes.append(
    'CODEOWNERS',
    ['contracts/src/', 'services/', 'mf-'].map((place) => `/${place}${noun}/ @lunchpail/${noun}\n`).join(''),
  )
  changes.append(
    '.env.example',
    `\n# The database of ${noun}.\n# DATABASE_URL_${noun.toUpperCase()}=postgres://${noun}:password@db.example:5432/${noun}\n`,
  )
  changes.add(
    `contracts/src/${noun}/api.ts`,
    `import * as z from 'zod/mini'
import { signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { listOf } from '../list-of.ts'
import { pageSize } from '../page-size.ts'
import { id, paragraph } from '../texts.ts'

export const ${list} = endpoint({
  name: '${noun}.entry.list',
  owner: '${noun}',
  method: 'GET',
  path: '/api/${noun}/entry/',
  summary: "The signed-in person's own entries, newest first.",
  access: signedIn,
  answers: { 200: z.object({ entries: listOf(z.object({ id, note: paragraph }), pageSize) }) },
})
`,
  )
  // versions are those of a service that is there
  const model = JSON.parse(changes.read('services/engagement/package.json')) as {
    scripts: Record<string, string>
  }
  changes.add(
    `${folder}/package.json`,
    json({
      ...model,
      name: `@lunchpail/service-${noun}`,
      scripts: { ...model.scripts, test: `node ../../kit/local/bin/test.mjs ${folder}` },
    }),
  )
  for (const file of [
    'tsconfig.json',
    'prisma.config.ts',
    'prisma/migrations/migration_lock.toml',
    'src/database.ts',
  ])
    changes.add(`${folder}/${file}`, changes.read(`services/engagement/${file}`))
  changes.add(
    `${folder}/prisma/schema.prisma`,
    `generator client {
  provider            = "prisma-client"
  output              = "../generated"
  moduleFormat        = "esm"
  importFileExtension = "ts"
}

datasource db {
  provider = "postgresql"
}

model Entry {
  id        String   @id @default(dbgenerated("uuidv7()")) @db.Uuid
  accountId String   @map("account_id") @db.Uuid
  note      String
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@index([accountId, createdAt(sort: Desc)])
  @@map("entry")
}
`,
  )
  changes.add(
    `${folder}/prisma/migrations/${day}000000_baseline/migration.sql`,
    `create table "entry" (
    "id" uuid not null default uuidv7(),
    "account_id" uuid not null,
    "note" text not null,
    "created_at" timestamptz(3) not null default current_timestamp,

    constraint "entry_pkey" primary key ("id")
);

create index "entry_account_id_created_at_idx" on "entry"("account_id", "created_at" desc);
`,
  )
  changes.add(
    `${folder}/src/config.ts`,
    `import * as z from 'zod/mini'
import { serviceConfig } from '@lunchpail/kit-service/config'

export const config = serviceConfig('${noun}', z.object({}))
export type Config = ReturnType<typeof config>
`,
  )
  changes.add(
    `${folder}/src/deps.ts`,
    `import type { Database } from './database.ts'

export interface Deps {
  readonly database: Database
}
`,
  )
  changes.add(
    `${folder}/src/main.ts`,
    `import { run } from '@lunchpail/kit-service/run'

await run('${noun}', () => import('./service.ts'))
`,
  )
  changes.add(
    `${folder}/src/retention.ts`,
    `import type { Retention } from '@lunchpail/kit-database/retention'

export const retention: readonly Retention[] = [
  { table: 'entry', keep: 'until-erased', account: 'account_id' },
]
`,
  )
  changes.add(
    `${folder}/src/routes.ts`,
    `import * as api from '@lunchpail/contracts/${noun}/api'
import { bindUseCases } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { routes as entries } from './entries/routes.ts'

export const routes = bindUseCases<typeof api, Deps>(api, {
  ...entries,
})
`,
  )
  newEntries(changes, noun)
  changes.add(
    `${folder}/src/service.ts`,
    `import type { ServiceDefinition } from '@lunchpail/kit-service/service'
import { config, type Config } from './config.ts'
import { openDatabase, type Tx } from './database.ts'
import type { Deps } from './deps.ts'
import { retention } from './retention.ts'
import { routes } from './routes.ts'

export const service: ServiceDefinition<Config, Tx, Deps> = {
  noun: '${noun}',
  config,
  migrations: \`\${import.meta.dirname}/../prisma/migrations\`,
  routes,
  consumes: [],
  retention,
  build: ({ pool }) => {
    const { database, transaction, close } = openDatabase(pool)
    return { transaction, deps: { database }, subscriptions: [], close }
  },
}
`,
  )
  changes.add(
    `${folder}/test/${noun}-service.ts`,
    `import { startTestService, type TestServiceOptions } from '@lunchpail/kit-service/testing/test-service'
import { service } from '../src/service.ts'

export type ${pascalCase(noun)} = Awaited<ReturnType<typeof ${start}>>

/** The service on a database of its own. */
export const ${start} = (options?: TestServiceOptions) => startTestService(service, options)
`,
  )
  changes.add(
    `${folder}/test/access.test.ts`,
    `import { accessTests } from '@lunchpail/kit-service/testing/access-tests'
import { service } from '../src/service.ts'

const note = 'A note of ${sentenceCase(noun)}'

accessTests(service, {
  seed: async (${camelCase(noun)}, account) => {
    await ${camelCase(noun)}.pool.query('insert into entry (account_id, note) values ($1, $2)', [account.id, note])
    return { marks: [note] }
  },
  calls: () => ({
    '${noun}.entry.list': {},
  }),
})
`,
  )
}
