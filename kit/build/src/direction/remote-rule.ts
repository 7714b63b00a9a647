import { aMicrofrontend, aService, serverCode, theShell } from './never.ts'
import { microfrontends, others, services } from './nouns.ts'
import type { DirectionRule } from './rule.ts'

export const microfrontend = (noun: string): DirectionRule => ({
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
