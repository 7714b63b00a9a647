import path from 'node:path'
import { nouns } from '@lunchpail/contracts/noun'
import { findRemotes } from './remotes.ts'
import { subjects } from './subjects.ts'

/**
 * Who may import whom: contracts ← kit ← services | mf-* | shell ← e2e, and the subjects in a service. The lint configuration is made from these
 * rules, and direction.test.ts breaks each one by a fixture to see that it bites.
 */
interface ForbiddenImport {
  readonly regex: string
  readonly message: string
  /** what it must refuse, one import for each alternative of its expression */
  readonly refuses: readonly string[]
}

interface DirectionRule {
  readonly files: readonly string[]
  readonly forbidden: readonly ForbiddenImport[]
  /** a file of the rule, in which the test writes each refused import */
  readonly file: string
}

const services: readonly string[] = nouns
const microfrontends = findRemotes(path.join(import.meta.dirname, '../../..')).map((name) =>
  name.replace('mf-', ''),
)

const others = (nouns: readonly string[], noun: string) => nouns.filter((other) => other !== noun)

const front: ForbiddenImport = {
  regex: '^(react|react-dom|react-router-dom)(/|$)|^@lunchpail/kit-(ui|web)/',
  message: 'The back end knows no front end.',
  refuses: [
    'react',
    'react/jsx-runtime',
    'react-dom/client',
    'react-router-dom',
    '@lunchpail/kit-ui/button',
    '@lunchpail/kit-web/router',
  ],
}
const aService: ForbiddenImport = {
  regex: '^@lunchpail/service-|(^|/)services/',
  message: 'Services are met by HTTP and events, never by import.',
  refuses: ['@lunchpail/service-jobs/routes', '../../services/jobs/src/routes.ts'],
}
const aMicrofrontend: ForbiddenImport = {
  regex: '^@lunchpail/mf-|(^|/)mf-[a-z]+/',
  message: 'Microfrontends meet by URL and slot.',
  refuses: ['@lunchpail/mf-jobs/manifest', '../../mf-jobs/src/manifest.tsx'],
}
const theShell: ForbiddenImport = {
  regex: '^@lunchpail/shell|(^|/)shell/(src|server)/',
  message: 'The shell is nobody’s library.',
  refuses: ['@lunchpail/shell/router', '../../shell/src/router.ts', '../../shell/server/app.ts'],
}
const serverCode: ForbiddenImport = {
  regex: '^@lunchpail/kit-(database|events|service|local)/',
  message: 'The browser knows no server code.',
  refuses: [
    '@lunchpail/kit-database/transaction',
    '@lunchpail/kit-events/emit',
    '@lunchpail/kit-service/config',
    '@lunchpail/kit-local/site',
  ],
}
/** The layers of the server's kit: database ← events ← service. */
const above = (layers: readonly string[], message: string): ForbiddenImport => ({
  regex: `^@lunchpail/kit-(${[...layers, 'local'].join('|')})/|^(\\.\\./)+(kit/)?(${layers.join('|')})/`,
  message,
  refuses: [
    ...[...layers, 'local'].map((layer) => `@lunchpail/kit-${layer}/config`),
    ...layers.flatMap((layer) => [`../../${layer}/src/config.ts`, `../../../kit/${layer}/src/config.ts`]),
  ],
})
const http: ForbiddenImport = {
  regex: '^(koa|koa-body|@koa/.*)$',
  message: 'Only kit/service and the shell serve HTTP.',
  refuses: ['koa', 'koa-body', '@koa/router'],
}

const contracts: DirectionRule = {
  files: ['contracts/src/**/*.ts'],
  // the linter's expressions have no look-ahead: every bare name but zod/mini, vitest and fast-check, spelled out
  forbidden: [
    {
      regex: '^([a-eg-uw-y@]|f[^a]|v[^i]|zod$|zod/[^m])',
      message: 'contracts imports zod/mini alone.',
      refuses: ['pg', '@lunchpail/kit-events/emit', 'fs-extra', 'valibot', 'zod', 'zod/v4'],
    },
  ],
  file: 'contracts/src/jobs/api.ts',
}

/** What no layer of the server's kit may know. */
const kitOfServer = [front, aService, aMicrofrontend, theShell]

const kitDatabase: DirectionRule = {
  files: ['kit/database/**/*.ts'],
  forbidden: [
    ...kitOfServer,
    http,
    above(
      ['events', 'service'],
      'kit/database is a service’s database and knows nothing of events or requests.',
    ),
  ],
  file: 'kit/database/src/migrate.ts',
}

const eventsLayer = [
  ...kitOfServer,
  http,
  above(['service'], 'kit/events publishes and consumes events and knows nothing of requests.'),
]
const kitEvents: DirectionRule = {
  files: ['kit/events/**/*.ts'],
  forbidden: eventsLayer,
  file: 'kit/events/src/relay.ts',
}

const kitService: DirectionRule = {
  files: ['kit/service/**/*.ts'],
  forbidden: kitOfServer,
  file: 'kit/service/src/app.ts',
}

const kitUi: DirectionRule = {
  files: ['kit/ui/src/**/*.{ts,tsx}'],
  forbidden: [
    {
      // its own drawings it imports by the name under which they are shared
      regex: '^@lunchpail/([^k]|kit-[^u])',
      message: 'kit/ui knows React and nothing of the product.',
      refuses: ['@lunchpail/contracts/constants', '@lunchpail/kit-web/router'],
    },
    { regex: '^react-router', message: 'kit/ui takes links by props.', refuses: ['react-router-dom'] },
  ],
  file: 'kit/ui/src/button.tsx',
}

const kitWeb: DirectionRule = {
  files: ['kit/web/src/**/*.{ts,tsx}'],
  forbidden: [serverCode, aService, aMicrofrontend, theShell],
  file: 'kit/web/src/session.ts',
}

const service = (noun: string): DirectionRule => ({
  files: [`services/${noun}/**/*.ts`],
  forbidden: [
    front,
    aMicrofrontend,
    theShell,
    {
      regex: `^@lunchpail/service-|^(\\.\\./)+(${others(services, noun).join('|')})/(src|prisma|generated|test)/`,
      message: aService.message,
      refuses: [
        '@lunchpail/service-jobs/routes',
        ...others(services, noun).map((other) => `../../../${other}/src/database.ts`),
        ...['prisma', 'generated', 'test'].map(
          (folder) => `../../../${others(services, noun)[0]}/${folder}/x.ts`,
        ),
      ],
    },
    {
      regex: `^@lunchpail/contracts/(${others(services, noun).join('|')})/api$`,
      message: 'A service knows its own endpoints and anybody’s events.',
      refuses: others(services, noun).map((other) => `@lunchpail/contracts/${other}/api`),
    },
  ],
  file: `services/${noun}/src/x.ts`,
})

const upwards = (regex: string, refuses: readonly string[]): ForbiddenImport => ({
  regex,
  message: 'A subject imports those below it (kit/build/src/subjects.ts).',
  refuses,
})
const theWhole = upwards('^(\\.\\./)+(main|republish|service)\\.ts$', ['../service.ts', '../../republish.ts'])

const aboveIn = (folder: string, subject: string): readonly ForbiddenImport[] => {
  const listed = subjects[folder] ?? []
  const higher = listed.slice(0, listed.indexOf(subject))
  const refuses = higher.map((one, depth) => `${'../'.repeat(1 + (depth % 2))}${one}/x.ts`)
  return higher.length === 0 ? [] : [upwards(`^(\\.\\./)+(${higher.join('|')})/`, refuses)]
}

/** The rules of a service's subjects: an outer folder first, as the last rule that names a file counts. */
const subjectsOf = (noun: string): DirectionRule[] => {
  // what the service's own rule shows of each, one import shows again
  const forbidden = service(noun).forbidden.map((one) => ({ ...one, refuses: one.refuses.slice(0, 1) }))
  const rulesIn = (folder: string, outer: readonly ForbiddenImport[]): DirectionRule[] =>
    (subjects[folder] ?? []).flatMap((subject) => {
      const own = [...outer, ...aboveIn(folder, subject)]
      const within = `services/${folder.replace(noun, `${noun}/src`)}/${subject}`
      return [
        { files: [`${within}/**/*.ts`], forbidden: own, file: `${within}/x.ts` },
        ...rulesIn(`${folder}/${subject}`, own),
      ]
    })
  const tests = {
    files: [`services/${noun}/src/**/*.test.ts`],
    forbidden,
    file: `services/${noun}/src/x.test.ts`,
  }
  return [...rulesIn(noun, [...forbidden, theWhole]), tests]
}

const microfrontend = (noun: string): DirectionRule => ({
  files: [`mf-${noun}/src/**/*.{ts,tsx}`],
  forbidden: [
    serverCode,
    aService,
    aMicrofrontend,
    theShell,
    {
      // one that has no microfrontend has its pages in another's
      regex: `^@lunchpail/contracts/(${others(microfrontends, noun).join('|')})/api$`,
      message: 'A microfrontend knows its own endpoints; others are met by URL and slot.',
      refuses: others(microfrontends, noun).map((other) => `@lunchpail/contracts/${other}/api`),
    },
    {
      regex: `^@lunchpail/contracts/(${others(services, noun).join('|')})/events$`,
      message: 'The browser hears of no events.',
      refuses: others(services, noun).map((other) => `@lunchpail/contracts/${other}/events`),
    },
    {
      regex: '^react-router',
      message: 'The router comes by kit/web, so that there is one.',
      refuses: ['react-router-dom', 'react-router'],
    },
    { regex: '^zod$', message: 'The browser uses zod/mini.', refuses: ['zod'] },
  ],
  file: `mf-${noun}/src/manifest.tsx`,
})

const shellBrowser: DirectionRule = {
  files: ['shell/src/**/*.{ts,tsx}'],
  forbidden: [
    serverCode,
    aService,
    { ...aMicrofrontend, message: 'The shell knows microfrontends from the registry alone.' },
    {
      regex: `^@lunchpail/contracts/(${others(services, 'auth').join('|')})/api$`,
      message: 'The shell calls auth alone.',
      refuses: others(services, 'auth').map((other) => `@lunchpail/contracts/${other}/api`),
    },
  ],
  file: 'shell/src/router.ts',
}

const shellServer: DirectionRule = {
  files: ['shell/server/**/*.ts'],
  forbidden: [
    aService,
    aMicrofrontend,
    { regex: '^(react|react-dom)(/|$)', message: front.message, refuses: ['react', 'react-dom/server'] },
  ],
  file: 'shell/server/gateway/gateway.ts',
}

/** These files beside each other use the NATS client, so that a change of client stays among them. */
export const natsFiles = [
  'kit/events/src/nats.ts',
  'kit/events/src/nats-settings.ts',
  'kit/events/src/streams.ts',
] as const
const oneNatsFile: ForbiddenImport = {
  regex: '^nats$',
  message: `Only ${natsFiles.join(' and ')} use the NATS client.`,
  refuses: ['nats'],
}

const rules: readonly DirectionRule[] = [
  contracts,
  kitDatabase,
  kitEvents,
  kitService,
  kitUi,
  kitWeb,
  ...services.map(service),
  ...services.flatMap(subjectsOf),
  ...microfrontends.map(microfrontend),
  shellBrowser,
  shellServer,
]

/** In the order of lint's overrides: for one file, the last rule that names it. */
export const directionRules: readonly DirectionRule[] = [
  ...rules.map((rule) => ({ ...rule, forbidden: [...rule.forbidden, oneNatsFile] })),
  { files: natsFiles, forbidden: eventsLayer, file: natsFiles[0] },
]
