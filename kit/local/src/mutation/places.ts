import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { nouns } from '@lunchpail/contracts/noun'
import { root } from '../state-folder.ts'
import { asksService } from '../test-run/test-kinds.ts'
import type { SampledPlace } from './planted/try-sample.ts'

interface Place {
  /** the files into which faults are put, as globs from the root */
  readonly mutate: readonly string[]
  /** the tests that should notice, quick ones first: the next ones are asked about what those before did not notice */
  readonly tests: readonly [string, ...string[]]
}

const filesOf = (glob: string): string[] => globSync(glob, { cwd: root }).toSorted()
const sourceOf = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** The tests of a service that ask its rules alone. */
const testsOfRules = (noun: string): string[] =>
  filesOf(`services/${noun}/src/**/*.test.ts`).filter((test) => !asksService(sourceOf(test)))

/** The rules beside those tests. */
const rulesOf = (noun: string): string[] =>
  testsOfRules(noun)
    .map((test) => test.replace(/(?:\.[a-z]+)?\.test\.ts$/, '.ts'))
    .filter((file) => existsSync(path.join(root, file)))

const declarations = ['api', 'events', 'pages', 'slots', 'enumerations', 'modules']

/** Where `npm run mutate` puts faults: the rules of the contracts, the kits of events and services, the shell's server, the services' rules. */
export const places: Readonly<Record<string, Place>> = {
  contracts: {
    mutate: [
      'contracts/src/*/**/*.ts',
      `!contracts/src/**/{${declarations.join(',')}}.ts`,
      // what every noun shares is left out, as at the top of src
      '!contracts/src/{fields,visit}/*.ts',
      // sentences are read, not computed
      '!contracts/src/language/*.{en,es}.ts',
    ],
    tests: ['contracts/**/*.test.ts'],
  },
  // what it does in a running service is tested by the kit of services
  'kit/events': {
    mutate: ['kit/events/src/*.ts'],
    tests: ['kit/events/**/*.test.ts', 'kit/service/**/*.test.ts'],
  },
  'kit/service': {
    mutate: ['kit/service/src/*.ts'],
    tests: ['kit/service/src/**/*.test.ts', 'kit/service/{bin,test}/**/*.test.ts'],
  },
  'shell/server': {
    mutate: ['shell/server/**/*.ts', '!shell/server/test/**', '!shell/server/public/**'],
    tests: ['shell/server/**/*.test.ts'],
  },
  ...Object.fromEntries(
    nouns.map((noun) => [
      `services/${noun}`,
      {
        mutate: rulesOf(noun),
        tests: [`{${testsOfRules(noun).join(',')}}`, `services/${noun}/**/*.test.ts`],
      },
    ]),
  ),
}

/** What is in a subject's folder, sorted by what it is: its text tells. */
const kindOf = (file: string): string => {
  const source = sourceOf(file)
  if (/\bHandler</.test(source)) return 'use-cases'
  if (/(?:^|\/)on-[a-z-]+\.ts$/.test(file)) return 'reactions'
  return /\/(?:database|deps)\.ts'|@lunchpail\/kit-database\//.test(source) ? 'stores' : 'others'
}

const ofServices = (kind: string): SampledPlace => ({
  mutate: filesOf('services/*/src/*/**/*.ts').filter(
    (file) => !file.endsWith('.test.ts') && kindOf(file) === kind,
  ),
  among: ['services/*/{src,test}/**/*.ts'],
  way: 'service',
})

const ofPages = (...mutate: string[]): SampledPlace => ({
  // a declaration, or a sentence, which is read and not computed
  mutate: [
    ...mutate,
    '!**/sentences*.ts',
    '!**/sentences/*.ts',
    '!**/*.d.ts',
    '!**/testing/**',
    '!**/*-sentences.*.ts',
  ],
  among: ['{kit/web,kit/ui,mf-*,shell}/{src,test}/**/*.{ts,tsx}'],
  way: 'imports',
})

/**
 * Where so much is beside databases, or is drawn, that all faults would take days: a sample of them is planted, and of each,
 * the tests are asked that can see it.
 */
export const sampledPlaces: Readonly<Record<string, SampledPlace>> = {
  'use-cases': ofServices('use-cases'),
  stores: ofServices('stores'),
  reactions: ofServices('reactions'),
  screens: ofPages('mf-*/src/**/*.{ts,tsx}'),
  'kit/web': ofPages('kit/web/src/**/*.{ts,tsx}'),
}
