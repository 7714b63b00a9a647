import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { FileOrder } from './kit/local/src/test-run/file-order.ts'
import { asksService } from './kit/local/src/test-run/test-kinds.ts'

/** Asked by `npm run prove`: the same tests with more of everything. */
const prove = process.env['PROVE'] === '1'
const setupFiles = [
  'kit/build/test-setup.ts',
  ...(prove ? ['prove/many-runs.ts'] : []),
  ...(process.env['SLOW'] === '1' ? ['prove/hold-up.ts'] : []),
]
const pageSetupFiles = ['kit/web/src/testing/page-limits.ts', 'kit/web/src/testing/no-network.ts']

const here = (file: string): string => path.join(import.meta.dirname, file)

const isBuilt = (file: string): boolean => /(^|\/)(node_modules|dist|generated)(\/|$)/.test(file)

/** Every file of tests with what it says, read once: each stage of a run reads this configuration anew. */
const sources = globSync('{contracts,shell,prove,mf-*,kit,services}/**/*.test.{ts,tsx}', {
  cwd: import.meta.dirname,
  exclude: isBuilt,
}).map((file) => [file.split(path.sep).join('/'), readFileSync(here(file), 'utf8')] as const)
const tests = (name: RegExp, has: (source: string) => boolean): string[] =>
  sources.flatMap(([file, source]) => (name.test(file) && has(source) ? [file] : []))
const isPage = (source: string): boolean => source.startsWith('// @vitest-environment happy-dom')
const mocks = (source: string): boolean => /vi\.(mock|getTimerCount)\(/.test(source)

/** Rules: many small files, which hold no page, process, port or database. */
const rules = [
  ...tests(/^contracts\/.*\.ts$/, (source) => !mocks(source)),
  ...tests(/^services\/[^/]+\/src\/.*\.ts$/, (source) => !mocks(source) && !asksService(source)),
]
/** Whatever renders in a document. */
const pages = tests(/^(mf-|shell\/|kit\/)/, (source) => isPage(source) && !mocks(source))
/** Use cases over HTTP. */
const services = tests(/^services\/.*\.ts$/, (source) => !mocks(source)).filter(
  (file) => !rules.includes(file),
)
/** These need a worker of their own: no other file gets the modules that they mock, or sets a timer that they count. */
const mocking = tests(/^/, mocks)

/**
 * These wait for little, and each worker reads the same packages once more. They run beside those that wait for databases and
 * processes, which leave them a part of the processor.
 */
const busy = { maxWorkers: 2 }
/**
 * These start processes, for which Linux copies the page tables of the one that starts them, and each page of it that is written
 * next is a fault: a large process of threads pays for that with all of its memory.
 */
const processes = { pool: 'forks' } as const
/** These wait for databases and processes. Projects whose numbers of workers differ are told apart by groups. */
const waiting = { sequence: { groupOrder: 1 } }

/** These start many processes at once, which wait a few seconds for each other, and no longer. */
const sites = ['prove/prove.test.ts', 'kit/local/src/telemetry.test.ts', 'bench/bench.test.ts']

export default defineConfig({
  cacheDir: `node_modules/.vite/tests${process.env['TEST_CACHE'] ?? ''}`,
  test: {
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // limits are for hangs, not for speed: a busy machine takes its time
    testTimeout: prove ? 900_000 : 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // on two cores: each spends a third of its time on waiting for databases and processes
    maxWorkers: 4,
    sequence: { sequencer: FileOrder },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: rules,
          ...busy,
          // loading the contracts again for each file takes longer than its tests
          isolate: false,
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: pages,
          ...busy,
          pool: 'threads',
          // React, the document and what else is a package are read once for each thread
          isolate: false,
          setupFiles: ['kit/web/src/testing/fresh-page.ts', ...setupFiles, ...pageSetupFiles],
        },
      },
      {
        extends: true,
        // a hash as in production takes longer than all else that a test of auth does
        resolve: {
          alias: [{ find: /^@node-rs\/argon2$/, replacement: here('services/auth/test/cheap-argon2.ts') }],
        },
        test: {
          name: 'services',
          include: services,
          ...waiting,
          ...processes,
          // a service's modules, its schemas and its Prisma are read once for each worker
          isolate: false,
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: 'servers',
          ...waiting,
          include: ['{contracts,shell,prove,deploy,mf-*}/**/*.test.{ts,tsx}', 'kit/*/**/*.test.{ts,tsx}'],
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            '**/generated/**',
            ...rules,
            ...pages,
            ...mocking,
            ...sites,
          ],
          ...processes,
          isolate: false,
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: 'mocking',
          ...waiting,
          include: mocking,
          pool: 'threads',
          setupFiles: [...setupFiles, ...pageSetupFiles],
        },
      },
      {
        extends: true,
        test: {
          name: 'sites',
          include: sites,
          ...processes,
          // one at a time, after all others, and beside the browser tests where all run
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          setupFiles,
        },
      },
    ],
  },
})
