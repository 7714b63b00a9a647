import type { DirectionRule, ForbiddenImport } from './rule.ts'

const no = (folder: string, message: string): ForbiddenImport => ({
  regex: `^(\\.\\./)+${folder}/`,
  message,
  refuses: [`../${folder}/run.ts`, `../../${folder}/run.ts`],
})
const shared = 'What bench and prove share is in kit/local/src/rig.'

/** bench and prove know nothing of each other. */
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
