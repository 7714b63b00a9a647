import type { Registrant } from '@lunchpail/contracts/engagement/portal-events'
import type { portalSentences } from '../portal/sentences.ts'

/** Who registered, as the rows of a file. */
export const doorList = (
  people: readonly Registrant[],
  hereSince: (person: Registrant) => string | undefined,
  t: ReturnType<typeof portalSentences.use>,
): string[][] => [
  [t('event.name'), t('event.roles'), t('event.list-state'), t('event.list-here')],
  ...people.map((one) => [
    one.name,
    one.positions.map(({ title }) => title).join(', '),
    one.state === 'waiting' ? t('door.waits') : t('event.list-registered'),
    hereSince(one) ?? '',
  ]),
]
