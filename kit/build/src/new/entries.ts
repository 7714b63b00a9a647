import type { Changes } from './changes.ts'
import { newSubject } from './subject.ts'
import { camelCase, pascalCase } from './words.ts'

/** The first subject of a new service: the entries of a person, which it lists. */
export function newEntries(changes: Changes, noun: string): void {
  const folder = `services/${noun}`
  const start = `start${pascalCase(noun)}`
  const list = `list${pascalCase(noun)}Entries`
  changes.add(
    `${folder}/src/entries/routes.ts`,
    `import { ${list} } from './list-${noun}-entries.ts'

export const routes = {
  ${list},
}
`,
  )
  newSubject(changes, `services/${noun}`, 'entries')
  changes.add(
    `${folder}/src/entries/list-${noun}-entries.ts`,
    `import type { ${list} as contract } from '@lunchpail/contracts/${noun}/api'
import { pageSize } from '@lunchpail/contracts/page-size'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'

export const ${list} =
  ({ database }: Deps): Handler<typeof contract> =>
  async ({ caller }) => {
    const entries = await database.entry.findMany({
      where: { accountId: caller.account.id },
      orderBy: { createdAt: 'desc' },
      take: pageSize,
      select: { id: true, note: true },
    })
    return { status: 200, body: { entries } }
  }
`,
  )
  changes.add(
    `${folder}/src/entries/list-${noun}-entries.test.ts`,
    `import { randomUUID } from 'node:crypto'
import { ${list} } from '@lunchpail/contracts/${noun}/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ${start}, type ${pascalCase(noun)} } from '../../test/${noun}-service.ts'

describe('entries of a person', () => {
  let ${camelCase(noun)}: ${pascalCase(noun)}
  beforeAll(async () => {
    ${camelCase(noun)} = await ${start}()
  })
  afterAll(() => ${camelCase(noun)}.stop())

  it('are listed for their owner alone', async () => {
    const owner = { id: randomUUID() }
    await ${camelCase(noun)}.pool.query('insert into entry (account_id, note) values ($1, $2)', [owner.id, 'Hello'])
    const { body } = await ${camelCase(noun)}.as(owner).call(${list})
    expect(body.entries).toMatchObject([{ note: 'Hello' }])
    expect((await ${camelCase(noun)}.as({ id: randomUUID() }).call(${list})).body.entries).toEqual([])
  })
})
`,
  )
}
