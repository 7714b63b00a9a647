import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { waitAtMost } from './wait-at-most.ts'

waitAtMost(60_000)

// told to the reporter: files that share a worker's modules are run again together
const shared = globalThis as { testWorker?: string }
shared.testWorker ??= randomUUID()
const worker = shared.testWorker
// oxlint-disable-next-line no-empty-pattern -- vitest reads what a hook wants off its first parameter
beforeAll(({}, { file }) => void Object.assign(file.meta, { worker }))

/** What Node and its packages warn of while a file runs: a fault of ours, or what the next version refuses. */
const warnings: string[] = []
const note = ({ name, message, stack }: Error): void => void warnings.push(stack ?? `${name}: ${message}`)
process.on('warning', note)
afterAll(() => {
  process.off('warning', note)
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
})
