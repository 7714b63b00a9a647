import type { Task } from 'graphile-worker'
import * as z from 'zod/mini'
import { measureReplies } from './measure-replies.ts'
import type { Deps } from '../deps.ts'

const payload = z.object({ employerId: z.string() })

/** A company that fell silent loses its good figure, though no answer of it is there to measure by. */
export const measureAgain =
  ({ transaction, clock }: Pick<Deps, 'transaction' | 'clock'>): Task =>
  async (input) => {
    const { employerId } = payload.parse(input)
    await transaction((tx) => measureReplies(tx, employerId, { at: clock.now() }))
  }
