import type { Task } from 'graphile-worker'
import * as z from 'zod/mini'
import { notifyRegistration } from './notify-registration.ts'
import type { Deps } from '../../deps.ts'

const payload = z.object({ id: z.string(), startsAt: z.string() })

/** Reminds a registrant of an event, unless they or its company canceled, it was moved, or it has begun. */
export const remindRegistration =
  ({ transaction, clock }: Pick<Deps, 'transaction' | 'clock'>): Task =>
  async (input) => {
    const { id, startsAt } = payload.parse(input)
    await transaction(async (tx) => {
      const found = await tx.registration.findUnique({ where: { id }, include: { gathering: true } })
      const now = clock.now()
      if (
        found?.state === 'registered' &&
        found.gathering.canceledAt === null &&
        found.gathering.startsAt?.toISOString() === startsAt &&
        found.gathering.startsAt > now
      )
        await notifyRegistration(tx, 'reminder', found.gathering, found, now)
    })
  }
