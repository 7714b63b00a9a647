import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** Asked by `npm run prove`: the same tests with more of everything. */
const prove = process.env['PROVE'] === '1'
const setupFiles = prove ? ['prove/many-runs.ts'] : []

const isBuilt = (file: string): boolean => /(^|\/)(node_modules|dist|generated)(\/|$)/.test(file)

/** Rules: many small files, which hold no page, process, port or database. A mocked module needs a worker of its own. */
const sharingWorkers = globSync(['{contracts,services/*/src/{domain,templates}}/**/*.test.ts'], {
  cwd: import.meta.dirname,
  exclude: isBuilt,
}).filter((file) => !readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('vi.mock('))

export default defineConfig({
  test: {
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: prove ? 900_000 : 30_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
    // two cores: more workers only wait for each other's databases
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: sharingWorkers,
          // loading the contracts anew for each file takes longer than its tests
          isolate: false,
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages and servers',
          include: ['{contracts,shell,prove,mf-*}/**/*.test.{ts,tsx}', '{kit,services}/*/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/generated/**', ...sharingWorkers],
          setupFiles,
        },
      },
    ],
  },
})
