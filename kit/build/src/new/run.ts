import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { Changes } from './changes.ts'
import { newEndpoint } from './endpoint.ts'
import { newEvent } from './event.ts'
import { newField } from './field.ts'
import { newRemote } from './remote.ts'
import { newService } from './service.ts'
import { newStep } from './step.ts'

export const usage = `npm run new -- service NOUN
            remote NOUN
            endpoint NOUN SUBJECT VERB-OBJECT     for example: endpoint jobs search save-alert
            step NAME
            field NAME                            a text of a posting, for example dress-code
            event OWNER OBJECT-EVENT CONSUMER SUBJECT
                                                  for example: event jobs alert-saved matches deck`

const nounOf = (changes: Changes, noun: string | undefined): string => {
  if (noun !== undefined && changes.has(`services/${noun}/src/service.ts`)) return noun
  throw new Error(`There is no service ${noun ?? ''}.\n${usage}`)
}

function change(changes: Changes, [kind, ...args]: readonly string[]): void {
  const [first, second, third, fourth] = args
  const now = new Date().toISOString().replaceAll(/\D/g, '')
  if (kind === 'service') newService(changes, first, now.slice(0, 8))
  else if (kind === 'remote') newRemote(changes, first)
  else if (kind === 'endpoint') newEndpoint(changes, nounOf(changes, first), second, third)
  else if (kind === 'step') newStep(changes, first)
  else if (kind === 'field') newField(changes, first, now.slice(0, 14))
  else if (kind === 'event') newEvent(changes, nounOf(changes, first), second, nounOf(changes, third), fourth)
  else throw new Error(usage)
}

/** Writes what a command line asks for and formats it; returns the files. */
export function makeNew(root: string, args: readonly string[]): string[] {
  const changes = new Changes(root)
  change(changes, args)
  const files = changes.write()
  spawnSync(path.join(root, 'node_modules/.bin/oxfmt'), ['--no-error-on-unmatched-pattern', ...files], {
    cwd: root,
  })
  // in a process of its own, which reads the nouns again
  spawnSync(process.execPath, [path.join(root, 'kit/build/bin/generate-contracts.ts')], { cwd: root })
  return files
}
