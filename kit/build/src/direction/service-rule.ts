import { aMicrofrontend, aService, front, theShell } from './never.ts'
import { others, services } from './nouns.ts'
import type { DirectionRule } from './rule.ts'

export const service = (noun: string): DirectionRule => ({
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
