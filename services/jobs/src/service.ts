import path from 'node:path'
import { listPositions } from '@lunchpail/contracts/jobs/api'
import * as events from '@lunchpail/contracts/jobs/events'
import { companyChanged } from '@lunchpail/contracts/auth/events'
import { applicationMoved, gatheringChanged, replyTimeChanged } from '@lunchpail/contracts/engagement/events'
import { candidateChanged } from '@lunchpail/contracts/profile/events'
import { applicationChanged } from '@lunchpail/contracts/wizard/events'
import { pgStatements } from '@lunchpail/kit-database/pg-transaction'
import { notifying } from '@lunchpail/kit-events/notify'
import { messageQuota } from '@lunchpail/kit-service/message-quota'
import { sealTo } from '@lunchpail/kit-service/seal'
import { writer } from '@lunchpail/kit-service/write'
import type { ServiceDefinition } from '@lunchpail/kit-service/service'
import { background } from './background.ts'
import { openProviders } from './commute/open-providers.ts'
import { config } from './config.ts'
import type { Config } from './config.ts'
import { openDatabase } from './database.ts'
import type { Tx } from './database.ts'
import type { Deps } from './deps.ts'
import { openObjectStore } from '@lunchpail/kit-service/object-store'
import { loadPlaces } from './places/load-places.ts'
import { onApplicationChanged } from './search/on-application-changed.ts'
import { onApplicationMoved } from './search/on-application-moved.ts'
import { onCompanyChanged } from './companies/on-company-changed.ts'
import { onCandidateChanged } from './search/on-candidate-changed.ts'
import { onGatheringChanged } from './posters/on-gathering-changed.ts'
import { onReplyTimeChanged } from './search/on-reply-time-changed.ts'
import { settleAfterChange } from './duplicates/settle-after-change.ts'
import { closeDue, closeDueTask } from './postings/close-due.ts'
import { republish } from './republish.ts'
import { retention } from './retention.ts'
import { routes } from './routes.ts'

export const service: ServiceDefinition<Config, Tx, Deps> = {
  noun: 'jobs',
  config,
  migrations: path.join(import.meta.dirname, '../prisma/migrations'),
  events,
  routes,
  // the second reads the dictionary, which is wanted for a word that no position has
  warmUp: [{ endpoint: listPositions }, { endpoint: listPositions, query: { q: 'qwxzy' } }],
  consumes: [
    companyChanged,
    candidateChanged,
    applicationChanged,
    applicationMoved,
    replyTimeChanged,
    gatheringChanged,
  ],
  retention,
  async build({ config: settings, pool, clock, log, updateTabs }) {
    const { database, transaction, close } = openDatabase(pool)
    const telling = notifying(transaction)
    const store = openObjectStore(settings)
    await loadPlaces(database)
    const settle = settleAfterChange(telling, clock, log)
    return {
      transaction,
      deps: {
        database,
        write: writer(transaction, clock),
        clock,
        statements: pgStatements(pool),
        log,
        seal: sealTo(settings.NOTIFICATIONS_PUBLIC_KEY),
        messageQuota: messageQuota({ name: 'job notices', refusal: 'too-many-messages' }),
        settle,
        publicUrl: settings.publicUrl,
        store,
        ...openProviders(settings, clock, log),
        textNumber: settings.TWILIO_FROM ?? null,
      },
      subscriptions: [
        onCompanyChanged({ clock }),
        onCandidateChanged({ updateTabs }),
        onApplicationChanged({ updateTabs }),
        onApplicationMoved({ updateTabs }),
        onReplyTimeChanged,
        onGatheringChanged,
      ],
      republish: republish(database),
      tasks: {
        [closeDueTask]: async () => {
          if ((await closeDue(telling, clock)) > 0) await settle()
        },
      },
      everyMinute: [closeDueTask],
      background: background(telling, clock),
      close: async () => {
        store?.close()
        await close()
      },
    }
  },
}
