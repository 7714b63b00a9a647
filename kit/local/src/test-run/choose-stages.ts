import { CliError } from '../cli-error.ts'

const stageNames = ['lint', 'unit', 'e2e'] as const
export type StageName = (typeof stageNames)[number]

export interface Choice {
  readonly stages: readonly StageName[]
  /** files and folders of the tests to run; none: all */
  readonly unit: readonly string[]
  readonly e2e: readonly string[]
  /** a test that passes only when it is run again fails the run */
  readonly strict: boolean
}

const opensBrowser = (folder: string): boolean =>
  'kit/ui/test'.startsWith(folder) || folder.startsWith('kit/ui/') || /^bench(\/|$)/.test(folder)

/** Whether tests of the choice open a browser: those of the site, of the interface kit's gallery, and of the benches. */
export const needsBrowser = ({ stages, unit }: Choice): boolean =>
  stages.includes('e2e') || (stages.includes('unit') && (unit.length === 0 || unit.some(opensBrowser)))

/** Whether anything of the choice starts a database and NATS. */
export const needsServers = ({ stages }: Choice): boolean => stages.some((name) => name !== 'lint')

const known = (name: string): name is StageName => (stageNames as readonly string[]).includes(name)

/** What a command line asks for: nothing is everything, a folder is its tests, --only= is one stage, --strict forgives nothing. */
export const chooseStages = (args: readonly string[]): Choice => {
  const strict = args.includes('--strict')
  const [option] = args.filter((arg) => arg.startsWith('--') && arg !== '--strict')
  const only = option?.replace('--only=', '')
  if (only !== undefined && !known(only))
    throw new CliError(
      `${option} is not known; there is --only=${stageNames.join(', --only=')}, --strict, and names of folders.`,
    )
  const folders = args.filter((arg) => !arg.startsWith('--')).map((arg) => arg.replace(/\/+$/, ''))
  const isE2e = (folder: string): boolean => folder === 'e2e' || folder.startsWith('e2e/')
  const [e2e, unit] = [folders.filter(isE2e), folders.filter((folder) => !isE2e(folder))]
  const implied: readonly StageName[] = [
    ...(unit.length > 0 ? ['unit' as const] : []),
    ...(e2e.length > 0 ? ['e2e' as const] : []),
  ]
  return {
    stages: only ? [only] : implied.length > 0 ? implied : stageNames,
    unit,
    e2e: e2e.filter((one) => one !== 'e2e'),
    strict,
  }
}
