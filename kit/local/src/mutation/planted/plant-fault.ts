import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vitest/config'
import { root } from '../../state-folder.ts'
import { withFault, type Fault } from './fault.ts'

/** Names the fault of this moment: Vitest loads its configuration as a module of its own, which shares no variables. */
const variable = 'PLANTED_FAULT'

export const plant = (fault: Fault | undefined): void => {
  process.env[variable] = fault ? JSON.stringify(fault) : ''
}

/** Has Vitest read a file with the fault of this moment in it. */
export const plantedFault = (): Plugin => ({
  name: 'planted-fault',
  enforce: 'pre',
  load: (id) => {
    const fault = process.env[variable] ? (JSON.parse(process.env[variable]) as Fault) : undefined
    if (!fault || path.join(root, fault.file) !== id) return undefined
    return withFault(readFileSync(id, 'utf8'), fault)
  },
})
