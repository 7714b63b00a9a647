import {
  eventsLayer,
  contracts,
  kitDatabase,
  kitEvents,
  kitService,
  kitUi,
  kitWeb,
} from './direction/kit-rules.ts'
import { microfrontends, services } from './direction/nouns.ts'
import { microfrontend } from './direction/remote-rule.ts'
import { bench, prove } from './direction/bench-rules.ts'
import type { DirectionRule, ForbiddenImport } from './direction/rule.ts'
import { service } from './direction/service-rule.ts'
import { shellBrowser, shellHome, shellServer } from './direction/shell-rules.ts'
import { subjectRules } from './direction/subject-rules.ts'

/** These files beside each other use the NATS client, so that a change of client stays among them. */
export const natsFiles = [
  'kit/events/src/nats.ts',
  'kit/events/src/durable-consumers.ts',
  'kit/events/src/pull.ts',
  'kit/events/src/nats-settings.ts',
  'kit/events/src/streams.ts',
  'kit/events/src/routes-stream.ts',
] as const
const oneNatsFile: ForbiddenImport = {
  regex: '^nats$',
  message: `Only ${natsFiles.join(' and ')} use the NATS client.`,
  refuses: ['nats'],
}

/**
 * Who may import whom: contracts ← kit ← services | mf-* | shell ← e2e | bench | prove, and the subjects in a service or a
 * remote. The lint configuration is made from these rules, and direction.test.ts breaks each one by a fixture to see that it bites.
 */
const rules: readonly DirectionRule[] = [
  contracts,
  kitDatabase,
  kitEvents,
  kitService,
  kitUi,
  kitWeb,
  ...services.map(service),
  ...microfrontends.map(microfrontend),
  ...[...services.map(service), ...microfrontends.map(microfrontend)].flatMap(subjectRules),
  shellBrowser,
  shellHome,
  shellServer,
  bench,
  prove,
]

/** In the order of lint's overrides: for one file, the last rule that names it. */
export const directionRules: readonly DirectionRule[] = [
  ...rules.map((rule) => ({ ...rule, forbidden: [...rule.forbidden, oneNatsFile] })),
  { files: natsFiles, forbidden: eventsLayer, file: natsFiles[0] },
]
