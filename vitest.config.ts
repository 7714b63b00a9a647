import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** Asked by `npm run prove`: the same tests with more of everything. */
const prove = process.env['PROVE'] === '1'
const setupFiles = prove ? ['prove/many-runs.ts'] : []

const isBuilt = (file: string): boolean => /(^|\/)(node_modules|dist|generated)(\/|$)/.test(file)

/** Rules and pages: many small files, which hold no process, port or database. A mocked module needs a worker of its own. */
const sharingWorkers = globSync(
  ['{contracts,shell/src,mf-*,kit/ui/src,services/*/src/{domain,templates}}/**/*.test.{ts,tsx}'],
  { cwd: import.meta.dirname, exclude: isBuilt },
).filter((file) => !readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('vi.mock('))

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
          name: 'rules and pages',
          include: sharingWorkers,
          // loading React and the contracts anew for each file takes longer than its tests
          isolate: false,
          setupFiles: ['kit/web/src/testing/empty-browser.ts', ...setupFiles],
        },
      },
      {
        extends: true,
        test: {
          name: 'servers',
          include: ['{contracts,shell,prove,mf-*}/**/*.test.{ts,tsx}', '{kit,services}/*/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/generated/**', ...sharingWorkers],
          setupFiles,
        },
      },
    ],
  },
})
