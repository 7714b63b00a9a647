import path from 'node:path'
import { identify } from '@lunchpail/contracts/auth/api'
import * as events from '@lunchpail/contracts/auth/events'
import { noShowsRepeated, noShowsWithdrawn } from '@lunchpail/contracts/engagement/events'
import { secretUndelivered, textsAnswered } from '@lunchpail/contracts/notifications/events'
import { candidateChanged, jobAlertsSaved, phoneSaved } from '@lunchpail/contracts/profile/events'
import { applicationChanged, contactSaved } from '@lunchpail/contracts/wizard/events'
import { countContactQuestions } from '@lunchpail/kit-service/contact-questions'
import { pgStatements, pgTransaction } from '@lunchpail/kit-database/pg-transaction'
import { contactSecretFrom } from '@lunchpail/kit-service/contact-secret'
import { notifying } from '@lunchpail/kit-events/notify'
import { messageQuota } from '@lunchpail/kit-service/message-quota'
import { sealTo } from '@lunchpail/kit-service/seal'
import type { ServiceDefinition } from '@lunchpail/kit-service/service'
import { writer } from '@lunchpail/kit-service/write'
import { type Config, config } from './config.ts'
import { openDatabase, type Tx } from './database.ts'
import type { Deps } from './deps.ts'
import { secretsFrom } from './sign-in/secrets.ts'
import { openIdentityProviders } from './sign-in/sign-on/identity-provider.ts'
import { openKeyring } from './sign-in/keyring.ts'
import { onApplicationChanged } from './erasure/archive/on-application-changed.ts'
import { onCandidateChanged } from './erasure/archive/on-candidate-changed.ts'
import { onArchivePiece } from './erasure/archive/on-archive-piece.ts'
import { type LookUpPhone, twilioLookup } from './accounts/phone-lookup.ts'
import { onJobAlertsSaved } from './settings/on-job-alerts-saved.ts'
import { onPhoneSaved } from './settings/on-phone-saved.ts'
import { onContactSaved } from './settings/on-contact-saved.ts'
import { onSecretUndelivered } from './sign-in/codes/on-secret-undelivered.ts'
import { onTextsAnswered } from './settings/on-texts-answered.ts'
import { onNoShowsRepeated } from './sign-in/sessions/on-no-shows-repeated.ts'
import { onNoShowsWithdrawn } from './sign-in/sessions/on-no-shows-withdrawn.ts'
import { onErasureCompleted } from './erasure/on-erasure-completed.ts'
import { republish } from './republish.ts'
import { retention } from './retention.ts'
import { routes } from './routes.ts'
import { lookUpPhone } from './settings/look-up-phone.ts'

export const service: ServiceDefinition<Config, Tx, Deps> = {
  noun: 'auth',
  config,
  migrations: path.join(import.meta.dirname, '../prisma/migrations'),
  events,
  routes,
  warmUp: [{ endpoint: identify, body: { session: 'none', visitor: 'none' } }],
  consumes: [
    applicationChanged,
    candidateChanged,
    contactSaved,
    phoneSaved,
    jobAlertsSaved,
    noShowsRepeated,
    noShowsWithdrawn,
    textsAnswered,
    secretUndelivered,
    ...[...onErasureCompleted, ...onArchivePiece].map(({ event }) => event),
  ],
  retention,
  build({ config, clock, pool, log, updateTabs }) {
    const { CSRF_SECRET, CONTACT_SECRET, NOTIFICATIONS_PUBLIC_KEY, publicUrl } = config
    const { database, transaction, close } = openDatabase(pool)
    const secrets = secretsFrom(CSRF_SECRET)
    const deps: Deps = {
      database,
      rawSql: { statements: pgStatements(pool), transaction: notifying(pgTransaction(pool)) },
      clock,
      log,
      updateTabs,
      messageQuota: messageQuota({ name: 'invites', refusal: 'too-many-invites' }),
      countContactQuestion: countContactQuestions(pool),
      secrets,
      transaction: notifying(transaction),
      write: writer(transaction, clock),
      keyring: openKeyring(database, secrets, clock),
      identityProviders: openIdentityProviders({ secrets, clock, publicUrl }),
      publicUrl,
      lookUpPhone: lookupOf(config),
      seal: sealTo(NOTIFICATIONS_PUBLIC_KEY),
      contactSecret: contactSecretFrom(CONTACT_SECRET),
    }
    return {
      transaction,
      deps,
      subscriptions: [
        onApplicationChanged,
        onCandidateChanged,
        onContactSaved(deps),
        onPhoneSaved(deps),
        onJobAlertsSaved(deps),
        onNoShowsRepeated(deps),
        onNoShowsWithdrawn(deps),
        onTextsAnswered(deps),
        onSecretUndelivered,
        ...onErasureCompleted,
        ...onArchivePiece,
      ],
      republish: republish(deps),
      tasks: { 'look-up-phone': lookUpPhone(deps) },
      close,
    }
  },
}

const lookupOf = ({
  TWILIO_ACCOUNT_SID,
  TWILIO_AUTH_TOKEN,
  TWILIO_API_BASE,
}: Config): LookUpPhone | undefined =>
  TWILIO_ACCOUNT_SID && TWILIO_AUTH_TOKEN
    ? twilioLookup({ TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_API_BASE })
    : undefined
