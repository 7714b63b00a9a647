import { randomUUID } from 'node:crypto'
import { beforeAll } from 'vitest'
import { waitAtMost } from './wait-at-most.ts'

waitAtMost(60_000)

// told to the reporter: files that share a worker's modules are run again together
const shared = globalThis as { testWorker?: string }
shared.testWorker ??= randomUUID()
const worker = shared.testWorker
// oxlint-disable-next-line no-empty-pattern -- vitest reads what a hook wants off its first parameter
beforeAll(({}, { file }) => void Object.assign(file.meta, { worker }))
