import { defineConfig } from 'vitest/config'

/** Asked by `npm run prove`: the same tests with more of everything. */
const prove = process.env['PROVE'] === '1'

/** Rules and pages: many small files, which hold no process, port or database. */
const withoutServers = ['{contracts,shell/src,mf-*}/**/*.test.{ts,tsx}', 'kit/ui/src/**/*.test.{ts,tsx}']

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**', '**/generated/**'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    setupFiles: prove ? ['prove/many-runs.ts'] : [],
    testTimeout: prove ? 900_000 : 30_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
    // two cores: more workers only wait for each other's databases
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        // a worker keeps the modules of the files before: loading React and contracts for each took most of the time
        test: {
          name: 'rules and pages',
          include: withoutServers,
          isolate: false,
          setupFiles: ['kit/web/src/testing/empty-browser.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'servers',
          include: ['{shell,prove}/**/*.test.{ts,tsx}', '{kit,services}/*/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/generated/**', ...withoutServers],
        },
      },
    ],
  },
})
