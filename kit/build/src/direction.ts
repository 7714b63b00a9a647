import path from 'node:path'
import { nouns } from '@lunchpail/contracts/noun'
import { findRemotes } from './remotes.ts'

/**
 * Who may import whom: contracts ← kit ← services | mf-* | shell ← e2e. The lint configuration is made from these
 * rules, and direction.test.ts breaks each one by a fixture to see that it bites.
 */
interface DirectionRule {
  readonly files: readonly string[]
  readonly forbidden: readonly { readonly regex: string; readonly message: string }[]
  /** an import that the rule must refuse, and the file that has it */
  readonly fixtures: readonly { readonly file: string; readonly imports: string }[]
}

const services: readonly string[] = nouns
const microfrontends = findRemotes(path.join(import.meta.dirname, '../../..')).map((name) =>
  name.replace('mf-', ''),
)

const others = (nouns: readonly string[], noun: string) => nouns.filter((other) => other !== noun).join('|')
const front = {
  regex: '^(react|react-dom|react-router-dom)(/|$)|^@lunchpail/kit-(ui|web)/',
  message: 'The back end knows no front end.',
}
const aService = {
  regex: '^@lunchpail/service-|(^|/)services/',
  message: 'Services are met by HTTP and events, never by import.',
}
const aMicrofrontend = {
  regex: '^@lunchpail/mf-|(^|/)mf-[a-z]+/',
  message: 'Microfrontends meet by URL and slot.',
}
const theShell = {
  regex: '^@lunchpail/shell|(^|/)shell/(src|server)/',
  message: 'The shell is nobody’s library.',
}
const serverCode = {
  regex: '^@lunchpail/kit-(database|events|service|local)/',
  message: 'The browser knows no server code.',
}
/** The layers of the server's kit: database ← events ← service. */
const above = (layers: string, message: string) => ({
  regex: `^@lunchpail/kit-(${layers}|local)/|^(\\.\\./)+(kit/)?(${layers})/`,
  message,
})
const http = { regex: '^(koa|koa-body|@koa/.*)$', message: 'Only kit/service and the shell serve HTTP.' }

const contracts: DirectionRule = {
  files: ['contracts/src/**/*.ts'],
  // the linter's expressions have no look-ahead: every bare name but zod/mini, vitest and fast-check, spelled out
  forbidden: [
    { regex: '^([a-eg-uw-y@]|f[^a]|v[^i]|zod$|zod/[^m])', message: 'contracts imports zod/mini alone.' },
  ],
  fixtures: [
    { file: 'contracts/src/jobs/api.ts', imports: 'pg' },
    { file: 'contracts/src/jobs/api.ts', imports: 'zod' },
    { file: 'contracts/src/jobs/api.ts', imports: '@lunchpail/kit-events/emit' },
  ],
}

/** What no layer of the server's kit may know. */
const kitOfServer = [front, aService, aMicrofrontend, theShell]

const kitDatabase: DirectionRule = {
  files: ['kit/database/**/*.ts'],
  forbidden: [
    ...kitOfServer,
    http,
    above('events|service', 'kit/database is a service’s database and knows nothing of events or requests.'),
  ],
  fixtures: [
    { file: 'kit/database/src/migrate.ts', imports: '@lunchpail/kit-events/emit' },
    { file: 'kit/database/src/migrate.ts', imports: '../../service/src/config.ts' },
    { file: 'kit/database/src/migrate.ts', imports: 'koa' },
  ],
}

const kitEvents: DirectionRule = {
  files: ['kit/events/**/*.ts'],
  forbidden: [
    ...kitOfServer,
    http,
    above('service', 'kit/events publishes and consumes events and knows nothing of requests.'),
  ],
  fixtures: [
    { file: 'kit/events/src/relay.ts', imports: '@lunchpail/kit-service/config' },
    { file: 'kit/events/test/nats.test.ts', imports: '../../service/src/clock.ts' },
    { file: 'kit/events/src/relay.ts', imports: '@koa/router' },
    { file: 'kit/events/src/relay.ts', imports: 'nats' },
  ],
}

const kitService: DirectionRule = {
  files: ['kit/service/**/*.ts'],
  forbidden: kitOfServer,
  fixtures: [
    { file: 'kit/service/src/app.ts', imports: 'react' },
    { file: 'kit/service/src/app.ts', imports: 'nats' },
    { file: 'kit/service/src/app.ts', imports: '../../../services/jobs/src/routes.ts' },
  ],
}

const kitUi: DirectionRule = {
  files: ['kit/ui/src/**/*.{ts,tsx}'],
  forbidden: [
    // its own drawings it imports by the name under which they are shared
    { regex: '^@lunchpail/([^k]|kit-[^u])', message: 'kit/ui knows React and nothing of the product.' },
    { regex: '^react-router', message: 'kit/ui takes links by props.' },
  ],
  fixtures: [{ file: 'kit/ui/src/button.tsx', imports: '@lunchpail/kit-web/router' }],
}

const kitWeb: DirectionRule = {
  files: ['kit/web/src/**/*.{ts,tsx}'],
  forbidden: [serverCode, aService, aMicrofrontend, theShell],
  fixtures: [
    { file: 'kit/web/src/session.ts', imports: '@lunchpail/kit-service/config' },
    { file: 'kit/web/src/session.ts', imports: '@lunchpail/kit-events/notices' },
    { file: 'kit/web/src/session.ts', imports: '@lunchpail/kit-database/transaction' },
  ],
}

const service = (noun: string): DirectionRule => ({
  files: [`services/${noun}/**/*.ts`],
  forbidden: [
    front,
    aMicrofrontend,
    theShell,
    {
      regex: `^@lunchpail/service-|^(\\.\\./)+(${others(services, noun)})/(src|prisma|generated|test)/`,
      message: aService.message,
    },
    {
      regex: `^@lunchpail/contracts/(${others(services, noun)})/api$`,
      message: 'A service knows its own endpoints and anybody’s events.',
    },
  ],
  fixtures: [
    {
      file: `services/${noun}/src/use-cases/x.ts`,
      imports: `../../../${others(services, noun).split('|')[0]}/src/database.ts`,
    },
    {
      file: `services/${noun}/src/routes.ts`,
      imports: `@lunchpail/contracts/${others(services, noun).split('|')[0]}/api`,
    },
    { file: `services/${noun}/src/routes.ts`, imports: 'react' },
    { file: `services/${noun}/src/main.ts`, imports: 'nats' },
    { file: `services/${noun}/src/routes.ts`, imports: '@lunchpail/mf-jobs/manifest' },
  ],
})

const microfrontend = (noun: string): DirectionRule => ({
  files: [`mf-${noun}/src/**/*.{ts,tsx}`],
  forbidden: [
    serverCode,
    aService,
    aMicrofrontend,
    theShell,
    {
      regex: `^@lunchpail/contracts/(${others(services, noun)})/(api|events)$`,
      message: 'A microfrontend knows its own endpoints; others are met by URL and slot.',
    },
    { regex: '^react-router', message: 'The router comes by kit/web, so that there is one.' },
    { regex: '^zod$', message: 'The browser uses zod/mini.' },
  ],
  fixtures: [
    {
      file: `mf-${noun}/src/api.ts`,
      imports: `@lunchpail/contracts/${others(services, noun).split('|')[0]}/api`,
    },
    {
      file: `mf-${noun}/src/manifest.tsx`,
      imports: `../../mf-${others(microfrontends, noun).split('|')[0]}/src/manifest.tsx`,
    },
    { file: `mf-${noun}/src/manifest.tsx`, imports: '../../shell/src/router.ts' },
    { file: `mf-${noun}/src/manifest.tsx`, imports: 'react-router-dom' },
    { file: `mf-${noun}/src/manifest.tsx`, imports: '@lunchpail/kit-events/emit' },
  ],
})

const shellBrowser: DirectionRule = {
  files: ['shell/src/**/*.{ts,tsx}'],
  forbidden: [
    serverCode,
    aService,
    { ...aMicrofrontend, message: 'The shell knows microfrontends from the registry alone.' },
    {
      regex: `^@lunchpail/contracts/(${others(services, 'auth')})/api$`,
      message: 'The shell calls auth alone.',
    },
  ],
  fixtures: [
    { file: 'shell/src/router.ts', imports: '../../mf-jobs/src/manifest.tsx' },
    { file: 'shell/src/router.ts', imports: '@lunchpail/contracts/jobs/api' },
  ],
}

const shellServer: DirectionRule = {
  files: ['shell/server/**/*.ts'],
  forbidden: [aService, aMicrofrontend, { regex: '^(react|react-dom)(/|$)', message: front.message }],
  fixtures: [
    { file: 'shell/server/gateway.ts', imports: '../../services/jobs/src/routes.ts' },
    { file: 'shell/server/gateway.ts', imports: 'react' },
  ],
}

/** One file uses the NATS client, so that a change of client is a change of one file. */
export const natsFile = 'kit/events/src/nats.ts'
const oneNatsFile = { regex: '^nats$', message: `Only ${natsFile} uses the NATS client.` }

const rules: readonly DirectionRule[] = [
  contracts,
  kitDatabase,
  kitEvents,
  kitService,
  kitUi,
  kitWeb,
  ...services.map(service),
  ...microfrontends.map(microfrontend),
  shellBrowser,
  shellServer,
]

/** In the order of lint's overrides: for one file, the last rule that names it. */
export const directionRules: readonly DirectionRule[] = [
  ...rules.map((rule) => ({ ...rule, forbidden: [...rule.forbidden, oneNatsFile] })),
  {
    ...kitEvents,
    files: [natsFile],
    fixtures: [{ file: natsFile, imports: '@lunchpail/kit-service/config' }],
  },
]
