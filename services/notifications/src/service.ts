import {
  accountChanged,
  credentialsChanged,
  erasureConfirmed,
  secretRequested,
  supportAsked,
} from '@lunchpail/contracts/auth/events'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { opener, sealTo } from '@lunchpail/kit-service/seal'
import type { ServiceDefinition } from '@lunchpail/kit-service/service'
import { config, type Config } from './config.ts'
import { openDatabase, type Tx } from './database.ts'
import type { Deps } from './deps.ts'
import { publicKeyOf } from './domain/public-key.ts'
import { recipientHash } from './domain/recipient-hash.ts'
import { onAccountChanged } from './projections/on-account-changed.ts'
import { sendGridEmails } from './providers/email-provider.ts'
import { twilioTexts } from './providers/text-provider.ts'
import { onApplicationSubmitted } from './reactions/on-application-submitted.ts'
import { onErasureConfirmed } from './reactions/on-erasure-confirmed.ts'
import { onCredentialsChanged } from './reactions/on-credentials-changed.ts'
import { onSecretRequested } from './reactions/on-secret-requested.ts'
import { onSupportAsked } from './reactions/on-support-asked.ts'
import { openArchivedRow } from './queries/open-archived-row.ts'
import { retention } from './retention.ts'
import { sendMessage } from './tasks/send-message.ts'

export const service: ServiceDefinition<Config, Tx> = {
  noun: 'notifications',
  config,
  migrations: `${import.meta.dirname}/../prisma/migrations`,
  consumes: [
    accountChanged,
    credentialsChanged,
    erasureConfirmed,
    secretRequested,
    supportAsked,
    applicationSubmitted,
  ],
  retention,
  build: ({ config, pool, clock, log }) => {
    const { database, transaction, close } = openDatabase(pool)
    const keys = config.NOTIFICATIONS_PRIVATE_KEY
    const deps: Deps = {
      database,
      clock,
      log,
      site: config.publicUrl.replace(/\/$/, ''),
      support: config.supportEmail,
      recipientHash: recipientHash(keys[0]),
      seal: sealTo(publicKeyOf(keys[0])),
      open: opener(keys),
      texts: twilioTexts(config),
      emails: sendGridEmails(config),
    }
    return {
      transaction,
      deps,
      subscriptions: [
        onAccountChanged,
        onApplicationSubmitted(deps),
        onCredentialsChanged(deps),
        onErasureConfirmed(deps),
        onSecretRequested(deps),
        onSupportAsked(deps),
      ],
      openArchivedRow: openArchivedRow(deps),
      tasks: { 'send-message': sendMessage(deps) },
      close,
    }
  },
}
