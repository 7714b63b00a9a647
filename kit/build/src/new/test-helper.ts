import type { Changes } from './changes.ts'
import { pascalCase } from './words.ts'

/** How a test of a service starts it: by `start<Noun>` of its test folder. */
export function testHelper(changes: Changes, noun: string) {
  const file = `test/${noun}-service.ts`
  const name = `start${pascalCase(noun)}`
  // some helpers return the service among others
  const isWrapped = /^ +running,$/m.test(changes.read(`services/${noun}/${file}`))
  return {
    imports: `import { ${name} } from '../../${file}'`,
    start: `let started: Awaited<ReturnType<typeof ${name}>>
  beforeAll(async () => {
    started = await ${name}()
  })
  afterAll(() => started.stop())`,
    service: isWrapped ? 'started.running' : 'started',
  }
}
