import { getWizard } from '@lunchpail/contracts/wizard/api'
import { accountChanged } from '@lunchpail/contracts/auth/events'
import { applicationMoved, inviteChanged } from '@lunchpail/contracts/engagement/events'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { autoApplyCleared } from '@lunchpail/contracts/notifications/events'
import { answerChanged, candidateChanged, sectionChanged } from '@lunchpail/contracts/profile/events'
import * as events from '@lunchpail/contracts/wizard/events'
import { pgStatements, pgTransaction } from '@lunchpail/kit-database/pg-transaction'
import { notifying } from '@lunchpail/kit-events/notify'
import { contactSecretFrom } from '@lunchpail/kit-service/contact-secret'
import { countContactQuestions } from '@lunchpail/kit-service/contact-questions'
import { openObjectStore } from '@lunchpail/kit-service/object-store'
import type { ServiceDefinition } from '@lunchpail/kit-service/service'
import { writer } from '@lunchpail/kit-service/write'
import { config, type Config } from './config.ts'
import { openDatabase, type Tx } from './database.ts'
import type { Deps } from './deps.ts'
import { openEqualOpportunityStore } from './equal-opportunity/equal-opportunity-store.ts'
import { onAccountChanged } from './applicant/on-account-changed.ts'
import { onAnswerChanged } from './applicant/on-answer-changed.ts'
import { onApplicationMoved } from './applicant/on-application-moved.ts'
import { onCandidateChanged } from './applicant/on-candidate-changed.ts'
import { onInviteChanged } from './applicant/on-invite-changed.ts'
import { onPositionChanged } from './applicant/on-position-changed.ts'
import { onSectionChanged } from './applicant/on-section-changed.ts'
import { loadCities } from './draft/load-cities.ts'
import { onAutoApplyCleared } from './auto-apply/on-auto-apply-cleared.ts'
import { republish } from './republish.ts'
import { openFileScanner } from './files/file-scanner.ts'
import { resumeFiles } from './files/resume-files.ts'
import { openScanReader } from './resume/scan/scan-reader.ts'
import { retention } from './retention.ts'
import { routes } from './routes.ts'
import {
  deleteObjectsTask,
  forgetResume,
  forgetUpload,
  readResume,
  readScan,
} from './resume/uploads/read-resume.ts'
import { readVisitorResume } from './resume/visitor/read-visitor-upload.ts'
import { sendReminders } from './reminders/send-reminders.ts'

export const service: ServiceDefinition<Config, Tx, Deps> = {
  noun: 'wizard',
  config,
  migrations: `${import.meta.dirname}/../prisma/migrations`,
  events,
  routes,
  warmUp: [{ endpoint: getWizard }],
  consumes: [
    accountChanged,
    positionChanged,
    answerChanged,
    candidateChanged,
    sectionChanged,
    inviteChanged,
    applicationMoved,
    autoApplyCleared,
  ],
  retention,
  build: async ({ config, pool, clock, log }) => {
    const { DATABASE_URL_WIZARD_EQUAL_OPPORTUNITY: storeUrl, CONTACT_SECRET } = config
    const { database, transaction, close } = openDatabase(pool)
    const telling = notifying(transaction)
    const equalOpportunity = await openEqualOpportunityStore(storeUrl, pool, log)
    const store = openObjectStore(config)
    const scanner = openFileScanner(config)
    const reader = openScanReader()
    const files = resumeFiles({ database, store })
    const cities = await loadCities()
    const contactSecret = contactSecretFrom(CONTACT_SECRET)
    const sql = pgTransaction(pool)
    const rawSql = {
      statements: pgStatements(pool),
      write: writer(sql, clock, { onlyInTransaction: true }),
      writeAlso: writer(sql, clock),
    }
    return {
      transaction,
      deps: {
        database,
        write: writer(transaction, clock),
        transaction: telling,
        rawSql,
        clock,
        cities,
        equalOpportunity,
        store,
        contactSecret,
        countContactQuestion: countContactQuestions(pool),
      },
      subscriptions: [
        onAccountChanged,
        onPositionChanged,
        onSectionChanged,
        onAnswerChanged,
        onCandidateChanged,
        onInviteChanged,
        onApplicationMoved,
        onAutoApplyCleared({ cities, clock, contactSecret, equalOpportunity }),
      ],
      republish: republish(database),
      tasks: {
        'send-reminders': sendReminders({ transaction: telling, clock }),
        'read-resume': readResume({ database, transaction: telling, clock, store, scanner, reader }),
        'read-scan': readScan({ database, transaction: telling, clock, store, reader }),
        'read-visitor-resume': readVisitorResume({ database, store, scanner, reader }),
        'forget-upload': forgetUpload({ database, store }),
        'forget-resume': forgetResume({ transaction: telling, clock }),
        'delete-objects': deleteObjectsTask({ store }),
      },
      restored: {
        // it would apply once more, and the others have the application that it sent
        leaves: ({ event }) => event === autoApplyCleared,
        tells: ['send-reminders'],
      },
      eraseElsewhere: async (accountIds) => {
        await files.erase(accountIds)
        return equalOpportunity.erase(accountIds)
      },
      archiveElsewhere: async (accountId) => ({
        ...(await files.archive(accountId)),
        ...(await equalOpportunity.archive(accountId)),
      }),
      close: async () => {
        store?.close()
        await Promise.all([close(), equalOpportunity.close(), reader.close()])
      },
    }
  },
}
