import { defineConfig } from 'vitest/config'

/** The tests of one place, for the mutation tester, which gives it by this variable. */
export default defineConfig({
  test: {
    include: [process.env['MUTATION_TESTS'] ?? ''],
    exclude: ['**/node_modules/**', '**/dist/**', '**/generated/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
