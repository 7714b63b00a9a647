// Imports a feed in a process of its own, as `npm run import` does, and tells what it used.
import path from 'node:path'
import { usedHereMs } from '@lunchpail/kit-local/rig/processes'
import type { Command } from '@lunchpail/kit-service/command'

const command = path.join(import.meta.dirname, '../../services/jobs/bin/import.ts')
const begun = performance.now()
const memory: number[] = []
const look = (): void => void memory.push(process.memoryUsage.rss())
const looking = setInterval(look, 100)
const { main } = (await import(command)) as { main: Command }
let output = ''
const code = await main(process.argv.slice(2), {
  env: process.env,
  out: (text) => (output += text),
  err: (text) => (output += text),
})
clearInterval(looking)
look()
process.exitCode = code
process.send!({
  seconds: (performance.now() - begun) / 1_000,
  processor: usedHereMs(),
  memory,
  output,
})
process.disconnect()
