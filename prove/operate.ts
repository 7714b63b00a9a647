import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Noun } from '@lunchpail/contracts/noun'
import { root } from '@lunchpail/kit-local/state-folder'
import type { BackEnd } from './back-end.ts'

/** What an operator runs: `npm run republish`, `npm run dead-letters`. */
export const operate = async (site: BackEnd, noun: Noun, ...command: string[]): Promise<void> => {
  const file = path.join(root, 'kit/service/bin/operate.ts')
  const env = { ...process.env, ...site.environment(noun) }
  await promisify(execFile)(process.execPath, [file, noun, ...command], { env })
}
