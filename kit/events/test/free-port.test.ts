import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { freePort, reservePort } from '../src/testing/free-port.ts'

const module = path.join(import.meta.dirname, '../src/testing/free-port.ts')
/** What another process finds that ends right after. */
const elsewhere = async (expression: string): Promise<string> => {
  const script = `import { freePort, reservePort } from '${module}'; console.log(await ${expression})`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  return stdout.trim()
}

it('gives a port to one process alone, though nothing listens there yet', async () => {
  const port = await freePort()
  expect([await reservePort(port), await elsewhere(`reservePort(${port})`)]).toEqual([false, 'false'])
})

it('has a port again once the process that reserved it has ended', async () => {
  expect(await reservePort(Number(await elsewhere('freePort()')))).toBe(true)
})
