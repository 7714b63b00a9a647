import { countSuggestions } from '@lunchpail/contracts/matches/api'
import { accountChanged } from '@lunchpail/contracts/auth/events'
import { applicationMoved } from '@lunchpail/contracts/engagement/events'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import * as events from '@lunchpail/contracts/matches/events'
import { alertWaited, autoApplyCleared } from '@lunchpail/contracts/notifications/events'
import { candidateChanged } from '@lunchpail/contracts/profile/events'
import { applicationChanged, autoApplySettled } from '@lunchpail/contracts/wizard/events'
import { pgStatements, pgTransaction } from '@lunchpail/kit-database/pg-transaction'
import { notifying } from '@lunchpail/kit-events/notify'
import type { ServiceDefinition } from '@lunchpail/kit-service/service'
import { writer } from '@lunchpail/kit-service/write'
import { choose } from './auto-apply/choose.ts'
import { autoApplyTask, noteFound } from './auto-apply/note-found.ts'
import { onAutoApplyCleared, onAutoApplySettled } from './auto-apply/on-settled.ts'
import { config, type Config } from './config.ts'
import { openDatabase, type Tx } from './database.ts'
import type { Deps } from './deps.ts'
import { noteAlerts } from './alerts/note-alerts.ts'
import { onAlertWaited } from './alerts/on-alert-waited.ts'
import { alertTask, sendAlerts, thenAlerts } from './alerts/send-alerts.ts'
import { onAccountChanged } from './deck/on-account-changed.ts'
import { onApplicationChanged } from './deck/on-application-changed.ts'
import { onApplicationMoved } from './deck/on-application-moved.ts'
import { onCandidateChanged } from './deck/on-candidate-changed.ts'
import { onPositionChanged } from './deck/on-position-changed.ts'
import { fanOutTask } from './deck/mark-changed.ts'
import { fanOut } from './fan-out/fan-out.ts'
import { retention } from './retention.ts'
import { routes } from './routes.ts'

export const service: ServiceDefinition<Config, Tx, Deps> = {
  noun: 'matches',
  config,
  migrations: `${import.meta.dirname}/../prisma/migrations`,
  events,
  routes,
  warmUp: [{ endpoint: countSuggestions }],
  consumes: [
    accountChanged,
    positionChanged,
    candidateChanged,
    applicationChanged,
    applicationMoved,
    alertWaited,
    autoApplyCleared,
    autoApplySettled,
  ],
  retention,
  build: ({ pool, clock, log, updateTabs }) => {
    const { transaction, close } = openDatabase(pool)
    const write = writer(transaction, clock)
    const statements = pgStatements(pool)
    // of many people at once, without Prisma
    const many = notifying(pgTransaction(pool))
    const findFitting = () =>
      fanOut({ transaction: many, statements, clock, reactions: [noteFound, noteAlerts] })
    return {
      transaction,
      deps: { statements, write, clock, updateTabs },
      subscriptions: [
        onAccountChanged,
        onPositionChanged({ clock }),
        onCandidateChanged({ updateTabs }),
        onApplicationChanged({ updateTabs }),
        onApplicationMoved,
        onAlertWaited({ clock }),
        onAutoApplyCleared,
        onAutoApplySettled,
      ],
      background: { [fanOutTask]: () => thenAlerts(findFitting(), many) },
      tasks: {
        [alertTask]: sendAlerts({ transaction: many, statements, clock, log }),
        [autoApplyTask]: choose({ transaction: notifying(transaction), clock }),
      },
      restored: {
        tells: [alertTask, autoApplyTask],
        settle: async () => {
          let rows = 0
          for await (const found of findFitting()) rows += found
          return rows
        },
      },
      close,
    }
  },
}
