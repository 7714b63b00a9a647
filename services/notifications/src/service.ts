import {
  accountChanged,
  credentialsChanged,
  erasureConfirmed,
  phoneLookedUp,
  phoneMoved,
  managerNoticeRequested,
  secretRequested,
  supportAsked,
} from '@lunchpail/contracts/auth/events'
import {
  applicationMoved,
  candidateNoticeRequested,
  deskNoticeRequested,
  gatheringChanged,
  inviteChanged,
  messageNoticeRequested,
  messageRefused,
  messagesReported,
  noShowsRepeated,
  noShowsWithdrawn,
  referralRequested,
  registrationNoticeRequested,
} from '@lunchpail/contracts/engagement/events'
import { keywordChanged, noticeAsked, positionsReopened } from '@lunchpail/contracts/jobs/events'
import { alertRequested, autoApplyChosen } from '@lunchpail/contracts/matches/events'
import * as events from '@lunchpail/contracts/notifications/events'
import { questionRequested, referenceRequested } from '@lunchpail/contracts/profile/events'
import { applicationSubmitted, autoApplySettled, reminderDue } from '@lunchpail/contracts/wizard/events'
import { pgStatements, pgTransaction } from '@lunchpail/kit-database/pg-transaction'
import { notifying } from '@lunchpail/kit-events/notify'
import { opener, sealTo } from '@lunchpail/kit-service/seal'
import type { ServiceDefinition } from '@lunchpail/kit-service/service'
import { config, type Config } from './config.ts'
import { openDatabase, type Tx } from './database.ts'
import type { Deps } from './deps.ts'
import { publicKeyOf } from './providers/public-key.ts'
import { recipientsFrom } from './providers/recipients.ts'
import { webhookKey } from './providers/signatures.ts'
import { onAccountChanged } from './requests/accounts/on-account-changed.ts'
import { onGatheringChanged } from './texts/on-gathering-changed.ts'
import { onInviteChanged } from './sending/on-invite-changed.ts'
import { onKeywordChanged } from './texts/on-keyword-changed.ts'
import { sendGridEmails } from './providers/email-provider.ts'
import { twilioTexts } from './providers/text-provider.ts'
import { onApplicationSubmitted } from './requests/applications/on-application-submitted.ts'
import { onAutoApplyChosen } from './sending/on-auto-apply-chosen.ts'
import { onAutoApplySettled } from './requests/applications/on-auto-apply-settled.ts'
import { onCandidateNoticeRequested } from './requests/applications/on-candidate-notice-requested.ts'
import { onDeskNoticeRequested } from './requests/applications/on-desk-notice-requested.ts'
import { onErasureConfirmed } from './requests/accounts/on-erasure-confirmed.ts'
import { onCredentialsChanged } from './requests/accounts/on-credentials-changed.ts'
import { onAlertRequested } from './requests/jobs/on-alert-requested.ts'
import { onNoticeAsked } from './requests/jobs/on-notice-asked.ts'
import { onPositionsReopened } from './requests/jobs/on-positions-reopened.ts'
import { onPhoneMoved } from './requests/accounts/on-phone-moved.ts'
import { onManagerNoticeRequested } from './requests/applications/on-manager-notice-requested.ts'
import { onQuestionRequested } from './requests/people/on-question-requested.ts'
import { onReferenceRequested } from './requests/people/on-reference-requested.ts'
import { onMessageNoticeRequested } from './requests/messages/on-message-notice-requested.ts'
import { onMessageRefused } from './requests/messages/on-message-refused.ts'
import { onMessagesReported } from './requests/messages/on-messages-reported.ts'
import { onNoShows } from './requests/applications/on-no-shows.ts'
import { onReferralRequested } from './requests/people/on-referral-requested.ts'
import { onRegistrationNoticeRequested } from './requests/events/on-registration-notice-requested.ts'
import { onReminderDue } from './requests/applications/on-reminder-due.ts'
import { onSecretRequested } from './requests/accounts/on-secret-requested.ts'
import { onSupportAsked } from './requests/accounts/on-support-asked.ts'
import { onApplicationMoved } from './sending/on-application-moved.ts'
import { openArchivedRow } from './sending/open-archived-row.ts'
import { retention } from './retention.ts'
import { routes } from './routes.ts'
import { giveTurns } from './sending/give-turns.ts'
import { turnsTask } from './requests/queue-message.ts'
import { sendMessage } from './sending/send-message.ts'
import { settleRestored } from './sending/settle-restored.ts'

export const service: ServiceDefinition<Config, Tx, Deps> = {
  noun: 'notifications',
  config,
  migrations: `${import.meta.dirname}/../prisma/migrations`,
  events,
  routes,
  consumes: [
    accountChanged,
    credentialsChanged,
    erasureConfirmed,
    phoneLookedUp,
    phoneMoved,
    managerNoticeRequested,
    secretRequested,
    supportAsked,
    alertRequested,
    applicationSubmitted,
    autoApplyChosen,
    autoApplySettled,
    keywordChanged,
    noticeAsked,
    positionsReopened,
    questionRequested,
    referenceRequested,
    referralRequested,
    registrationNoticeRequested,
    candidateNoticeRequested,
    deskNoticeRequested,
    applicationMoved,
    gatheringChanged,
    inviteChanged,
    messageNoticeRequested,
    messageRefused,
    messagesReported,
    noShowsRepeated,
    noShowsWithdrawn,
    reminderDue,
  ],
  retention,
  build: ({ config, pool, clock, log, updateTabs }) => {
    const { database, transaction, close } = openDatabase(pool)
    const keys = config.NOTIFICATIONS_PRIVATE_KEY
    const deps: Deps = {
      database,
      rawSql: { statements: pgStatements(pool), transaction: pgTransaction(pool) },
      transaction: notifying(transaction),
      clock,
      log,
      updateTabs,
      site: config.publicUrl.replace(/\/$/, ''),
      support: config.supportEmail,
      postalAddress: config.POSTAL_ADDRESS,
      unknownTimeZones: config.UNKNOWN_TIME_ZONES,
      textsPerSecond: config.TEXTS_PER_SECOND,
      recipients: recipientsFrom(config.RECIPIENT_SECRET),
      seal: sealTo(publicKeyOf(keys[0])),
      open: opener(keys),
      texts: twilioTexts(config),
      emails: sendGridEmails(config),
      webhooks: {
        twilioToken: config.TWILIO_AUTH_TOKEN,
        sendGridKey: webhookKey(config.SENDGRID_WEBHOOK_PUBLIC_KEY ?? ''),
      },
    }
    return {
      transaction,
      deps,
      subscriptions: [
        ...onAccountChanged(deps),
        onAlertRequested(deps),
        onApplicationMoved(deps),
        onApplicationSubmitted(deps),
        onAutoApplyChosen(deps),
        onAutoApplySettled(deps),
        onCandidateNoticeRequested(deps),
        onDeskNoticeRequested(deps),
        onCredentialsChanged(deps),
        onErasureConfirmed(deps),
        onGatheringChanged,
        onInviteChanged,
        onKeywordChanged,
        onNoticeAsked(deps),
        onPositionsReopened(deps),
        onPhoneMoved(deps),
        onManagerNoticeRequested(deps),
        onQuestionRequested(deps),
        onReferenceRequested(deps),
        onMessageNoticeRequested(deps),
        onMessageRefused(deps),
        onMessagesReported(deps),
        ...onNoShows(deps),
        onReferralRequested(deps),
        onRegistrationNoticeRequested(deps),
        onReminderDue(deps),
        onSecretRequested(deps),
        onSupportAsked(deps),
      ],
      openArchivedRow: openArchivedRow(deps),
      tasks: { 'send-message': sendMessage(deps), [turnsTask]: giveTurns(deps) },
      restored: { settle: settleRestored(transaction) },
      close,
    }
  },
}
