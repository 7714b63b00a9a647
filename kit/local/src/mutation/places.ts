import { nouns } from '@lunchpail/contracts/noun'

interface Place {
  /** the files into which faults are put, as globs from the root */
  readonly mutate: readonly string[]
  /** the tests that should notice, quick ones first: the next ones are asked about what those before did not notice */
  readonly tests: readonly [string, ...string[]]
}

const declarations = ['api', 'events', 'pages', 'slots', 'enumerations', 'modules']

/** Where `npm run mutate` puts faults: the rules of the contracts, the kits of events and services, the shell's server, the services' domains. */
export const places: Readonly<Record<string, Place>> = {
  contracts: {
    mutate: [
      'contracts/src/*/**/*.ts',
      `!contracts/src/**/{${declarations.join(',')}}.ts`,
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
        mutate: [`services/${noun}/src/domain/**/*.ts`],
        tests: [`services/${noun}/src/domain/**/*.test.ts`, `services/${noun}/**/*.test.ts`],
      },
    ]),
  ),
}
