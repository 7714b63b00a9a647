import { aMicrofrontend, aService, front, http, serverCode, theShell } from './never.ts'
import type { DirectionRule, ForbiddenImport } from './rule.ts'

/** The layers of the server's kit: database ← events ← service. */
const above = (layers: readonly string[], message: string): ForbiddenImport => ({
  regex: `^@lunchpail/kit-(${[...layers, 'local'].join('|')})/|^(\\.\\./)+(kit/)?(${layers.join('|')})/`,
  message,
  refuses: [
    ...[...layers, 'local'].map((layer) => `@lunchpail/kit-${layer}/config`),
    ...layers.flatMap((layer) => [`../../${layer}/src/config.ts`, `../../../kit/${layer}/src/config.ts`]),
  ],
})
export const contracts: DirectionRule = {
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
export const kitOfServer = [front, aService, aMicrofrontend, theShell]

export const kitDatabase: DirectionRule = {
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

export const eventsLayer = [
  ...kitOfServer,
  http,
  above(['service'], 'kit/events publishes and consumes events and knows nothing of requests.'),
]
export const kitEvents: DirectionRule = {
  files: ['kit/events/**/*.ts'],
  forbidden: eventsLayer,
  file: 'kit/events/src/relay.ts',
}

export const kitService: DirectionRule = {
  files: ['kit/service/**/*.ts'],
  forbidden: kitOfServer,
  file: 'kit/service/src/app.ts',
}

export const kitUi: DirectionRule = {
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

export const kitWeb: DirectionRule = {
  files: ['kit/web/src/**/*.{ts,tsx}'],
  forbidden: [serverCode, aService, aMicrofrontend, theShell],
  file: 'kit/web/src/session.ts',
}
