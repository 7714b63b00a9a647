import type { Changes } from './changes.ts'
import { pascalCase } from './words.ts'

/** How a test of a service gets it: by `share<Noun>` of its test folder, else by `start<Noun>`. */
export function testHelper(changes: Changes, noun: string) {
  const file = `test/${noun}-service.ts`
  const text = changes.read(`services/${noun}/${file}`)
  const share = `share${pascalCase(noun)}`
  const isShared = new RegExp(`export (const|async function|function) ${share}\\b`).test(text)
  const name = isShared ? share : `start${pascalCase(noun)}`
  // some helpers return the service among others
  const isWrapped = /^ +running,$/m.test(text)
  return {
    imports: `import { ${name} } from '../../${file}'`,
    start: `let started: Awaited<ReturnType<typeof ${name}>>
  beforeAll(async () => {
    started = await ${name}()
  })${isShared ? '' : '\n  afterAll(() => started.stop())'}`,
    hooks: isShared ? ['beforeAll'] : ['afterAll', 'beforeAll'],
    service: isWrapped ? 'started.running' : 'started',
  }
}
