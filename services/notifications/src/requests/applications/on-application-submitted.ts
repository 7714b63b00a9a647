import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { sqlReaction } from '@lunchpail/kit-events/subscription'
import type { Deps } from '../../deps.ts'
import { queueMessages } from '../queue-message.ts'

/**
 * One text and one email confirm a submit, however many positions it holds. What auto-apply sent, of one position each, is told in
 * words of its own, with the way to take it back.
 */
export const onApplicationSubmitted = (deps: Pick<Deps, 'seal' | 'clock'>) =>
  sqlReaction(applicationSubmitted, { from: 'new' }, async (tx, data, { id }) => {
    const positions = data.positions.map((position) => ({
      title: position.title,
      company: position.company_name,
      place: `${position.city}, ${position.region}`,
    }))
    const { application_id } = data.positions[0]!
    const [template, values] = data.automatic
      ? (['auto-applied', { ...positions[0]!, application_id }] as const)
      : (['application-submitted', { positions, account_version: data.account_version }] as const)
    const sealedValues = await deps.seal(values)
    await queueMessages(
      tx,
      {
        accountId: data.account_id,
        // by which word of it is found once it is taken back
        ...(data.automatic && { applicationId: application_id }),
        template,
        cause: id,
        language: data.language,
        sealedValues,
        at: deps.clock.now(),
      },
      ['text', 'email'],
    )
  })
