// Runs tests with a fault in the code, one after the other, as it is told by its parent, and answers whether one failed.
import { delimiter } from 'node:path'
import path from 'node:path'
import { createVitest } from 'vitest/node'
import { root } from '../../state-folder.ts'
import type { Fault } from './fault.ts'
import { plant } from './plant-fault.ts'

export interface Order {
  readonly fault?: Fault
  /** in their order, from the root */
  readonly tests: readonly string[]
}
export interface Outcome {
  readonly failed: boolean
  /** the first test that failed, or what kept its file from beginning */
  readonly by?: string
  /** the file of tests */
  readonly file?: string
}

const vitest = await createVitest('test', {
  root,
  config: path.join(import.meta.dirname, 'vitest.config.ts'),
  watch: false,
  reporters: [
    {
      onTestCaseResult: () => void process.send?.('progress'),
      onTestModuleEnd: () => void process.send?.('progress'),
    },
  ],
  silent: true,
})

let planted: string | undefined

const run = async ({ fault, tests }: Order): Promise<Outcome> => {
  const file = fault && path.join(root, fault.file)
  plant(fault)
  for (const changed of [planted, file]) if (changed !== undefined) vitest.invalidateFile(changed)
  planted = file
  process.env['TEST_ORDER'] = tests.join(delimiter)
  const specifications = (await vitest.globTestSpecifications([...tests])).filter(({ moduleId }) =>
    tests.includes(path.relative(root, moduleId)),
  )
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  // Vitest keeps those of former runs
  for (const file of tests) {
    const module = testModules.find(({ relativeModuleId }) => relativeModuleId === file)
    for (const test of module?.children.allTests('failed') ?? [])
      return { failed: true, by: test.fullName, file }
    if (module?.state() === 'failed')
      return { failed: true, by: module.errors()[0]?.message ?? 'a hook', file }
  }
  return { failed: unhandledErrors.length > 0 }
}

process.on('message', (order: Order) => {
  run(order).then(
    (outcome) => process.send?.(outcome),
    (error: unknown) => process.send?.({ failed: true, by: String(error) } satisfies Outcome),
  )
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
