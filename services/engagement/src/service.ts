import { listApplications } from '@lunchpail/contracts/engagement/api'
import { accountChanged, memberChanged } from '@lunchpail/contracts/auth/events'
import * as events from '@lunchpail/contracts/engagement/events'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import {
  interviewAnswered,
  messageAnswered,
  noticeProgressed,
  referralUndelivered,
} from '@lunchpail/contracts/notifications/events'
import { referenceChanged, relocationChanged } from '@lunchpail/contracts/profile/events'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { pgTransaction } from '@lunchpail/kit-database/pg-transaction'
import { notifying } from '@lunchpail/kit-events/notify'
import { contactSecretFrom } from '@lunchpail/kit-service/contact-secret'
import { messageQuota } from '@lunchpail/kit-service/message-quota'
import { sealTo } from '@lunchpail/kit-service/seal'
import type { ServiceDefinition } from '@lunchpail/kit-service/service'
import { writer } from '@lunchpail/kit-service/write'
import { config, type Config } from './config.ts'
import { openDatabase, type Tx } from './database.ts'
import type { Deps } from './deps.ts'
import { deskUpdates } from './notices/update-open-tabs.ts'
import { onAccountChanged } from './referrals/on-account-changed.ts'
import { onMemberChanged } from './desk/on-member-changed.ts'
import { onPositionChanged } from './events/on-position-changed.ts'
import { onReferenceChanged } from './desk/on-reference-changed.ts'
import { onRelocationChanged } from './desk/on-relocation-changed.ts'
import { onApplicationSubmitted } from './applications/on-application-submitted.ts'
import { onInterviewAnswered } from './interviews/on-interview-answered.ts'
import { onMessageAnswered } from './messages/on-message-answered.ts'
import { onNoticeProgressed } from './messages/on-notice-progressed.ts'
import { tellMessages } from './messages/tell-messages.ts'
import { onReferralUndelivered } from './referrals/on-referral-undelivered.ts'
import { openArchivedRow } from './desk/open-archived-row.ts'
import { republish } from './republish.ts'
import { retention } from './retention.ts'
import { routes } from './routes.ts'
import { freeTimes } from './interviews/free-times.ts'
import { endInterview } from './interviews/end-interview.ts'
import { measureAgain } from './applications/measure-again.ts'
import { giveUpPlaces } from './events/registrations/give-up-places.ts'
import { remindRegistration } from './events/registrations/remind-registration.ts'
import { remind } from './interviews/remind.ts'
import { notifyOfApplicants } from './desk/notify-of-applicants.ts'

export const service: ServiceDefinition<Config, Tx, Deps> = {
  noun: 'engagement',
  config,
  migrations: `${import.meta.dirname}/../prisma/migrations`,
  events,
  routes,
  warmUp: [{ endpoint: listApplications }],
  consumes: [
    accountChanged,
    memberChanged,
    positionChanged,
    applicationSubmitted,
    referenceChanged,
    relocationChanged,
    interviewAnswered,
    messageAnswered,
    noticeProgressed,
    referralUndelivered,
  ],
  retention,
  build: ({ config, pool, clock, log, updateTabs }) => {
    const { database, transaction, close } = openDatabase(pool)
    const deps: Deps = {
      database,
      transaction: notifying(transaction),
      write: writer(transaction, clock),
      rawWrite: writer(pgTransaction(pool), clock, { onlyInTransaction: true }),
      clock,
      messageQuota: messageQuota({ name: 'referrals', refusal: 'too-many-referrals' }),
      updateTabs,
      updateDesk: deskUpdates({ database, updateTabs, log }),
      site: config.publicUrl.replace(/\/$/, ''),
      seal: sealTo(config.NOTIFICATIONS_PUBLIC_KEY),
      contactSecret: contactSecretFrom(config.CONTACT_SECRET),
      termsChangedAt: config.TERMS_CHANGED_AT,
    }
    return {
      transaction,
      deps,
      subscriptions: [
        onAccountChanged,
        onMemberChanged,
        onPositionChanged,
        onReferenceChanged,
        onRelocationChanged,
        onApplicationSubmitted(deps),
        onInterviewAnswered(deps),
        onMessageAnswered(deps),
        onNoticeProgressed(deps),
        onReferralUndelivered(deps),
      ],
      beforeErasure: async (tx, accountId) => {
        const after = [await giveUpPlaces(deps)(tx, accountId), await freeTimes(deps)(tx, accountId)]
        return () => after.forEach((each) => each())
      },
      openArchivedRow,
      republish: republish(database),
      tasks: {
        remind: remind(deps),
        'end-interview': endInterview(deps),
        // the name that its jobs have in the queue
        'tell-applicants': notifyOfApplicants(deps),
        'remind-registration': remindRegistration(deps),
        'measure-again': measureAgain(deps),
        'tell-messages': tellMessages(deps),
      },
      restored: {
        tells: ['remind', 'end-interview', 'tell-applicants', 'remind-registration', 'tell-messages'],
      },
      close,
    }
  },
}
