import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Noun } from '@lunchpail/contracts/noun'
import { root } from '@lunchpail/kit-local/state-folder'
import type { BackEnd } from './back-end.ts'

/** `npm run republish`. */
export const republish = async (site: BackEnd, noun: Noun): Promise<void> => {
  const operate = path.join(root, 'kit/service/bin/operate.ts')
  const env = { ...process.env, ...site.environment(noun) }
  await promisify(execFile)(process.execPath, [operate, noun, 'republish'], { env })
}
