import type { DirectionRule, ForbiddenImport } from './rule.ts'

const no = (folder: string, message: string): ForbiddenImport => ({
  regex: `^(\\.\\./)+${folder}/`,
  message,
  refuses: [`../${folder}/run.ts`, `../../${folder}/run.ts`],
})
const shared = 'What bench and prove share is in rig.'

/** bench and prove stand on rig, and know nothing of each other. */
export const bench: DirectionRule = {
  files: ['bench/**/*.ts'],
  forbidden: [no('prove', shared)],
  file: 'bench/run.ts',
}
export const prove: DirectionRule = {
  files: ['prove/**/*.ts'],
  forbidden: [no('bench', shared)],
  file: 'prove/run.ts',
}
export const rig: DirectionRule = {
  files: ['rig/**/*.ts'],
  forbidden: [no('bench', 'rig stands below bench.'), no('prove', 'rig stands below prove.')],
  file: 'rig/back-end.ts',
}
