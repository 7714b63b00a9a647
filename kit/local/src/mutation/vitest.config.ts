import path from 'node:path'
import { defineConfig } from 'vitest/config'

const root = path.join(import.meta.dirname, '../../../..')

/** The tests of one place, for the mutation tester, which gives it by this variable. */
export default defineConfig({
  resolve: {
    // A package's link leads out of the tester's copy, to code without faults.
    alias: [
      { find: /^@lunchpail\/contracts\/(.+)$/, replacement: path.join(root, 'contracts/src/$1.ts') },
      {
        find: /^@lunchpail\/kit-(database|events|service)\/(.+)$/,
        replacement: path.join(root, 'kit/$1/src/$2.ts'),
      },
    ],
  },
  test: {
    include: [process.env['MUTATION_TESTS'] ?? ''],
    exclude: ['**/node_modules/**', '**/dist/**', '**/generated/**'],
    setupFiles: [path.join(import.meta.dirname, 'test-setup.ts')],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
