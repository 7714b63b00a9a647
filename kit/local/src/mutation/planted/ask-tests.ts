import { CliError } from '../../cli-error.ts'
import type { Fault } from './fault.ts'
import type { Result, testRunner } from './run-tests.ts'

type Run = ReturnType<typeof testRunner>['run']

/**
 * Asks tests about one fault after the other. A file that fails without a fault too notices nothing: one that says it has
 * noticed a fault runs once without one, so that those which never say so need not.
 */
export const testAsker = (run: Run, tell: (line: string) => void) => {
  const sound = new Set<string>()
  const unsound = new Set<string>()
  return async (fault: Fault, tests: readonly string[]): Promise<Result> => {
    for (;;) {
      const asked = tests.filter((test) => !unsound.has(test))
      if (asked.length === 0) return { failed: false }
      const result = await run({ fault, tests: asked })
      const { failed, timedOut, file } = result
      if (!failed || timedOut || (file !== undefined && sound.has(file))) return result
      const without = await run({ tests: file === undefined ? asked : [file] })
      if (!without.failed) {
        if (file !== undefined) sound.add(file)
        return result
      }
      const culprit = without.file ?? file
      if (culprit === undefined) throw new CliError(`The tests fail without a fault: ${without.by}`)
      unsound.add(culprit)
      tell(`Not asked, as it fails without a fault: ${culprit} (${without.by})`)
    }
  }
}
