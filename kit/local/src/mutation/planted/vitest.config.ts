import { defineConfig } from 'vitest/config'
import ofTests from '../../../../../vitest.config.ts'
import { plantedFault } from './plant-fault.ts'

const projects = ofTests.test?.projects?.map((project) =>
  typeof project === 'object' && 'test' in project
    ? {
        ...project,
        test: {
          ...project.test,
          setupFiles: [
            ...[project.test?.setupFiles ?? []].flat(),
            'kit/local/src/mutation/planted/less-patience.ts',
          ],
        },
      }
    : project,
)

/** The tests as they are, of code with a fault in it. */
export default defineConfig({
  ...ofTests,
  plugins: [plantedFault()],
  test: {
    ...ofTests.test,
    ...(projects && { projects }),
    // a fault is noticed by the first test that fails
    bail: 1,
    // what was read without the fault, or with another one, is not read again
    fsModuleCache: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
