import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readersMayLeave } from '../src/command.ts'
import { inheritedVariables } from '../src/testing/run-here.ts'

const root = path.resolve(import.meta.dirname, '../../..')
/** What each command says where it is refused its arguments, and with which code it ends. */
const refusals: Readonly<Record<string, readonly [number, string]>> = {
  'deploy/bin/manifests.ts': [2, 'npm run -s manifests'],
  'kit/build/bin/fits.ts': [2, 'npm run fits -- '],
  'kit/local/bin/keys.ts': [2, 'npm run -s keys'],
  'kit/service/bin/databases.ts': [2, 'npm run databases'],
  'kit/service/bin/migrate.ts': [2, 'npm run migrate -- '],
  'kit/service/bin/operate.ts': [1, 'dead-letters [list'],
  'kit/service/bin/streams.ts': [1, 'NATS_URL is missing'],
  'services/auth/bin/account.ts': [2, 'What of which account?'],
  'services/auth/bin/companies.ts': [2, 'npm run companies [-- approve|refuse'],
  'services/auth/bin/erase-account.ts': [2, 'Which account?'],
  'services/engagement/bin/no-shows.ts': [2, 'npm run no-shows'],
  'services/jobs/bin/import.ts': [1, 'Name one file'],
  'services/jobs/bin/reports.ts': [2, 'npm run reports'],
  'services/matches/bin/why.ts': [2, 'npm run why'],
}

/** A process takes a second and a half of the processor: all of them are started by `npm run prove -- new`. */
const started = [
  'kit/service/bin/operate.ts',
  'services/auth/bin/erase-account.ts',
  'services/jobs/bin/import.ts',
]
const prove = process.env['PROVE'] === '1'

it('every command runs its main where Node is started with its file, and only there', () => {
  const source = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const commands = globSync(['deploy/bin/*.ts', 'kit/*/bin/*.ts', 'services/*/bin/*.ts'], {
    cwd: root,
  }).filter((file) => source(file).includes('runMain(main)'))
  expect(commands.toSorted()).toEqual(Object.keys(refusals))
  const others = commands.filter(
    (file) => !source(file).endsWith('\nif (import.meta.main) await runMain(main)\n'),
  )
  expect(others).toEqual([])
})

/** Tests call their `main`; that Node runs it is seen here. */
it('commands run as processes', async () => {
  const commands = Object.keys(refusals).filter((file) => prove || started.includes(file))
  const ended = await Promise.all(
    commands.map(
      (file) =>
        new Promise<readonly [string, readonly [unknown, unknown]]>((resolve) => {
          const lists = /(companies|no-shows|reports|keys)\.ts$/.test(file)
          const args = [path.join(root, file), ...(lists ? ['praise'] : [])]
          execFile(process.execPath, args, { env: inheritedVariables }, (failure, _out, err) =>
            resolve([file, [failure?.code, err]]),
          )
        }),
    ),
  )
  const expected = commands.map((file) => {
    const [code, said] = refusals[file]!
    return [file, [code, expect.stringContaining(said)]]
  })
  expect(Object.fromEntries(ended)).toEqual(Object.fromEntries(expected))
})

it('a command goes on where its reader has seen enough', () => {
  const before = process.stdout.listeners('error')
  readersMayLeave()
  const [added] = process.stdout.listeners('error').filter((listener) => !before.includes(listener))
  try {
    expect(() => added!(Object.assign(new Error('closed'), { code: 'EPIPE' }))).not.toThrow()
    expect(() => added!(new Error('full'))).toThrow('full')
  } finally {
    process.stdout.off('error', added as () => void)
  }
})
