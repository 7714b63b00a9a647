import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Noun } from '@lunchpail/contracts/noun'
import { root } from '@lunchpail/kit-local/state-folder'
import { onTestFinished } from 'vitest'
import { forkScript, nextMessage } from '@lunchpail/kit-local/rig/children'
import type { BackEnd } from '@lunchpail/kit-local/rig/back-end'

/** What an operator runs: `npm run republish`, `npm run dead-letters`. */
export const operate = async (site: BackEnd, noun: Noun, ...command: string[]): Promise<void> => {
  const file = path.join(root, 'kit/service/bin/operate.ts')
  const env = { ...process.env, ...site.environment(noun) }
  await promisify(execFile)(process.execPath, [file, noun, ...command], { env })
}

/** to a process that runs several */
export interface Command {
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** The same many times, in one process of this test: a start takes longer than most of these commands. */
export function operateMany(site: BackEnd): (noun: Noun, ...command: string[]) => Promise<void> {
  const child = forkScript(path.join(import.meta.dirname, 'operator-process.ts'), process.env)
  onTestFinished(() => void child.kill())
  return async (noun, ...command) => {
    const answer = nextMessage<{ code: number; said: string }>(child)
    child.send({ args: [noun, ...command], env: site.environment(noun) } satisfies Command)
    const { code, said } = await answer
    if (code !== 0) throw new Error(`${noun} ${command.join(' ')}: ${said}`)
  }
}
