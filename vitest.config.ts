import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contracts,shell,mf-*}/**/*.test.{ts,tsx}', '{kit,services}/*/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/generated/**'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
    // two cores: more workers only wait for each other's databases
    maxWorkers: 2,
  },
})
