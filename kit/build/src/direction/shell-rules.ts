import { aMicrofrontend, aService, front, serverCode } from './never.ts'
import { others, services } from './nouns.ts'
import type { DirectionRule } from './rule.ts'

export const shellBrowser: DirectionRule = {
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

export const shellServer: DirectionRule = {
  files: ['shell/server/**/*.ts'],
  forbidden: [
    aService,
    aMicrofrontend,
    { regex: '^(react|react-dom)(/|$)', message: front.message, refuses: ['react', 'react-dom/server'] },
  ],
  file: 'shell/server/gateway/gateway.ts',
}
