import type { Changes } from './changes.ts'
import { newSubject } from './subject.ts'
import { testHelper } from './test-helper.ts'
import { camelCase, checkedName, sentenceCase } from './words.ts'

const methodOf = (verb: string): string =>
  ['get', 'list', 'count'].includes(verb) ? 'GET' : verb === 'delete' ? 'DELETE' : 'POST'

/** `npm run new -- endpoint jobs search save-alert`: the contract, its use case with a test, and its route. */
export function newEndpoint(
  changes: Changes,
  noun: string,
  givenSubject: string | undefined,
  given: string | undefined,
): void {
  const subject = checkedName(givenSubject, 'A subject')
  const name = checkedName(given, 'An endpoint')
  const [verb = '', ...object] = name.split('-')
  if (object.length === 0) throw new Error('An endpoint is a verb and what it is for: save-alert.')
  const method = methodOf(verb)
  const id = camelCase(name)
  const service = `services/${noun}`
  const contract = `contracts/src/${noun}/api.ts`
  const full = `${noun}.${object.join('-')}.${verb}`
  const input = method === 'POST' ? ', { body: {} }' : ''
  const helper = testHelper(changes, noun)

  changes.import(contract, ['signedIn'], '../access.ts')
  if (method === 'POST') changes.import(contract, ['csrf'], '../fields/request-fields.ts')
  changes.append(
    contract,
    `
export const ${id} = endpoint({
  name: '${full}',
  owner: '${noun}',
  method: '${method}',
  path: '/api/${noun}/${name}/',
  summary: '${sentenceCase(name)}.',
  access: signedIn,
  ${method === 'POST' ? 'body: z.object({ ...csrf }),' : ''}
  answers: { 200: z.object({ ok: z.boolean() }) },
})
`,
  )
  changes.add(
    `${service}/src/${subject}/${name}.ts`,
    `import type { ${id} as contract } from '@lunchpail/contracts/${noun}/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'

/** ${sentenceCase(name)}. */
export const ${id} = (_deps: Deps): Handler<typeof contract> => async () => ({ status: 200, body: { ok: true } })
`,
  )
  changes.add(
    `${service}/src/${subject}/${name}.test.ts`,
    `import { randomUUID } from 'node:crypto'
import { ${id} } from '@lunchpail/contracts/${noun}/api'
import { ${helper.hooks.join(', ')}, describe, expect, it } from 'vitest'
${helper.imports}

describe('${sentenceCase(name).toLowerCase()}', () => {
  ${helper.start}

  it('responds to a signed-in person', async () => {
    const { status, body } = await ${helper.service}.as({ id: randomUUID() }).call(${id}${input})
    expect([status, body]).toEqual([200, { ok: true }])
  })
})
`,
  )
  const routes = `${service}/src/${subject}/routes.ts`
  if (!changes.has(routes)) {
    changes.add(routes, 'export const routes = {\n}\n')
    const all = `${service}/src/routes.ts`
    changes.insert(
      all,
      'before',
      /\nexport const/,
      `import { routes as ${camelCase(subject)} } from './${subject}/routes.ts'\n`,
    )
    changes.insert(all, 'before', /\n\}\)/, `\n  ...${camelCase(subject)},`)
  }
  newSubject(changes, `services/${noun}`, subject)
  changes.import(routes, [id], `./${name}.ts`)
  changes.insert(routes, 'before', /\n\}/, `\n  ${id},`)
  changes.insert(
    `${service}/test/access.test.ts`,
    'after',
    /calls: .*=> \(\{\n/,
    `    '${full}': {${method === 'POST' ? ' body: {} ' : ''}},\n`,
  )
}
