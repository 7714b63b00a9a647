import type { Changes } from './changes.ts'
import { newSubject } from './subject.ts'
import { testHelper } from './test-helper.ts'
import { camelCase, checkedName, pascalCase, sentenceCase } from './words.ts'

/** `npm run new -- event jobs alert-saved matches deck`: the contract, and a reaction in a subject of a consumer, with a test. */
export function newEvent(
  changes: Changes,
  owner: string,
  given: string | undefined,
  consumer: string,
  givenSubject: string | undefined,
): void {
  const subject = checkedName(givenSubject, 'A subject')
  const name = checkedName(given, 'An event')
  const words = name.split('-')
  if (words.length < 2) throw new Error('An event is an object and what happened to it: alert-saved.')
  const type = `${owner}.${words.slice(0, -1).join('-')}.${words.at(-1)}.v1`
  const id = camelCase(name)
  const handler = `on${pascalCase(name)}`
  const contract = `contracts/src/${owner}/events.ts`
  const helper = testHelper(changes, consumer)

  if (!changes.has(contract)) {
    changes.add(contract, "import * as z from 'zod/mini'\nimport { eventType } from '../event.ts'\n")
    const definition = `services/${owner}/src/service.ts`
    changes.insert(
      definition,
      'before',
      /^import/m,
      `import * as events from '@lunchpail/contracts/${owner}/events'\n`,
    )
    changes.insert(definition, 'before', /^ {2}routes,/m, '  events,\n')
  }
  changes.import(contract, ['eventType'], '../event.ts')
  changes.import(contract, ['id'], '../fields/texts.ts')
  changes.append(
    contract,
    `
export const ${id} = eventType({
  type: '${type}',
  owner: '${owner}',
  kind: 'moment',
  summary: '${sentenceCase(name)}.',
  accounts: ['account_id'],
  data: z.object({ account_id: id }),
})
`,
  )
  changes.add(
    `services/${consumer}/src/${subject}/on-${name}.ts`,
    `import { ${id} } from '@lunchpail/contracts/${owner}/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../database.ts'

/** ${sentenceCase(name)}. */
export const ${handler} = reaction(${id}, { from: 'new' }, async (_tx: Tx, _data) => {})
`,
  )
  changes.add(
    `services/${consumer}/src/${subject}/on-${name}.test.ts`,
    `import { randomUUID } from 'node:crypto'
import { ${id} } from '@lunchpail/contracts/${owner}/events'
import { ${helper.hooks.join(', ')}, describe, expect, it } from 'vitest'
${helper.imports}

describe('${sentenceCase(name).toLowerCase()}', () => {
  ${helper.start}
  const count = async (table: string) =>
    Number((await ${helper.service}.pool.query(\`select count(*) from \${table}\`)).rows[0].count)

  it('is handled once', async () => {
    await ${helper.service}.publish(${id}, { account_id: randomUUID() })
    await expect.poll(() => count('kit.inbox')).toBe(1)
    expect(await count('kit.dead_letter')).toBe(0)
  })
})
`,
  )
  newSubject(changes, `services/${consumer}`, subject)
  const definition = `services/${consumer}/src/service.ts`
  changes.import(definition, [handler], `./${subject}/on-${name}.ts`)
  changes.insert(definition, 'after', /subscriptions: \[/, `${handler}, `)
  changes.import(definition, [id], `@lunchpail/contracts/${owner}/events`)
  changes.insert(definition, 'after', /consumes: \[/, `${id}, `)
}
