import { aMicrofrontend, aService, front, serverCode } from './never.ts'
import { others, services } from './nouns.ts'
import type { DirectionRule } from './rule.ts'

const callsAuthAlone = 'The shell calls auth alone.'

export const shellBrowser: DirectionRule = {
  files: ['shell/src/**/*.{ts,tsx}'],
  forbidden: [
    serverCode,
    aService,
    { ...aMicrofrontend, message: 'The shell knows microfrontends from the registry alone.' },
    {
      regex: `^@lunchpail/contracts/(${others(services, 'auth').join('|')})/api$`,
      message: callsAuthAlone,
      refuses: others(services, 'auth').map((other) => `@lunchpail/contracts/${other}/api`),
    },
  ],
  file: 'shell/src/router.ts',
}

/** Home shows what others have, and is there before any of them is loaded (docs/decisions/08). */
export const shellHome: DirectionRule = {
  files: ['shell/src/pages/home/**/*.{ts,tsx}'],
  forbidden: shellBrowser.forbidden.filter(({ message }) => message !== callsAuthAlone),
  file: 'shell/src/pages/home/home.screen.tsx',
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
