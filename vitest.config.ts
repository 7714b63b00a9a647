import { defineConfig } from 'vitest/config'

/** Asked by `npm run prove`: the same tests with more of everything. */
const prove = process.env['PROVE'] === '1'

export default defineConfig({
  test: {
    include: ['{contracts,shell,prove,mf-*}/**/*.test.{ts,tsx}', '{kit,services}/*/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/generated/**'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    setupFiles: prove ? ['prove/many-runs.ts'] : [],
    testTimeout: prove ? 900_000 : 30_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
    // two cores: more workers only wait for each other's databases
    maxWorkers: 2,
  },
})
