import { accountChanged, credentialsChanged } from '@lunchpail/contracts/auth/events'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { getProfile } from '@lunchpail/contracts/profile/api'
import { alertsAnswered } from '@lunchpail/contracts/notifications/events'
import * as events from '@lunchpail/contracts/profile/events'
import { answersSaved, sectionsSaved } from '@lunchpail/contracts/wizard/events'
import { contactSecretFrom } from '@lunchpail/kit-service/contact-secret'
import { messageQuota } from '@lunchpail/kit-service/message-quota'
import { sealTo } from '@lunchpail/kit-service/seal'
import type { ServiceDefinition } from '@lunchpail/kit-service/service'
import { writer } from '@lunchpail/kit-service/write'
import { config, type Config } from './config.ts'
import { openDatabase, type Tx } from './database.ts'
import type { Deps } from './deps.ts'
import { loadHomes } from './sections/find-home.ts'
import { openArchivedRow } from './references/open-archived-row.ts'
import { onAccountChanged } from './questions/on-account-changed.ts'
import { onAnswersSaved } from './questions/on-answers-saved.ts'
import { onCredentialsChanged } from './questions/on-credentials-changed.ts'
import { onPositionChanged } from './questions/on-position-changed.ts'
import { onAlertsAnswered } from './sections/on-alerts-answered.ts'
import { onSectionSaved } from './sections/on-section-saved.ts'
import { republish } from './republish.ts'
import { retention } from './retention.ts'
import { routes } from './routes.ts'

export const service: ServiceDefinition<Config, Tx, Deps> = {
  noun: 'profile',
  config,
  migrations: `${import.meta.dirname}/../prisma/migrations`,
  events,
  routes,
  warmUp: [{ endpoint: getProfile }],
  consumes: [
    accountChanged,
    alertsAnswered,
    answersSaved,
    credentialsChanged,
    positionChanged,
    sectionsSaved,
  ],
  retention,
  build: async ({ config, pool, clock, updateTabs, log }) => {
    const { database, transaction, close } = openDatabase(pool)
    const deps: Deps = {
      database,
      write: writer(transaction, clock),
      clock,
      messageQuota: messageQuota({ name: 'references', refusal: 'too-many-references' }),
      updateTabs,
      findHome: await loadHomes(),
      contactSecret: contactSecretFrom(config.CONTACT_SECRET),
      seal: sealTo(config.NOTIFICATIONS_PUBLIC_KEY),
      log,
    }
    return {
      transaction,
      deps,
      subscriptions: [
        ...onSectionSaved(deps),
        onAnswersSaved(deps),
        onPositionChanged,
        onAccountChanged,
        onCredentialsChanged,
        onAlertsAnswered(deps),
      ],
      republish: republish(deps),
      openArchivedRow: openArchivedRow(clock),
      close,
    }
  },
}
