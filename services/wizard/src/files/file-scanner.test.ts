import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { harmful, startClamd } from '../../test/clamd.ts'
import { fileScannerEnvironment, openFileScanner } from './file-scanner.ts'

let clamd: Awaited<ReturnType<typeof startClamd>>
beforeAll(async () => {
  clamd = await startClamd()
})
afterAll(() => clamd.stop())

it('[WZ-15] a file is sent to clamd whole, in chunks, and clamd says whether there is malware in it', async () => {
  const scanner = openFileScanner(clamd.env)!
  const large = randomBytes(200_000)
  expect(await scanner.findsMalware(large)).toBe(false)
  expect(await scanner.findsMalware(Buffer.concat([randomBytes(65_530), harmful]))).toBe(true)
  expect(await scanner.findsMalware(Buffer.alloc(0))).toBe(false)
  expect(clamd.scanned).toEqual([large.length, 65_530 + harmful.length, 0])
})

it('[WZ-15] no answer of clamd passes for a clean one', async () => {
  const scanner = openFileScanner(clamd.env, 50)!
  const answers = [
    'INSTREAM size limit exceeded. ERROR\0',
    'UNKNOWN COMMAND\0',
    '',
    'stream: OK?\0',
    undefined,
  ]
  for (const answer of answers) {
    clamd.answer = () => answer
    await expect(scanner.findsMalware(harmful), String(answer)).rejects.toThrow('clamd')
  }
  clamd.answer = clamd.sayWhatIsFound
  await expect(openFileScanner({ CLAMD_ADDRESS: '127.0.0.1:1' })!.findsMalware(harmful)).rejects.toThrow(
    'ECONNREFUSED',
  )
})

it('[WZ-15] nothing is scanned where no address is set, and one that is none is said', () => {
  expect(openFileScanner({})).toBeNull()
  const parse = (value: string) => fileScannerEnvironment.CLAMD_ADDRESS.safeParse(value).success
  const taken = ['clamd:3310', '10.0.0.7:3310', '[::1]:3310', 'clamd', 'tcp://clamd:3310', ':3310', 'a b:1']
  expect(taken.filter(parse)).toEqual(taken.slice(0, 3))
})
