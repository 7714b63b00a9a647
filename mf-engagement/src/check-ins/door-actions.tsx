import { checkInsPage } from '@lunchpail/contracts/engagement/pages'
import { Button, LinkButton } from '@lunchpail/kit-ui/button'
import { Stack } from '@lunchpail/kit-ui/stack'
import { routerLink } from '@lunchpail/kit-web/router-link'
import type { Gathering } from '@lunchpail/contracts/engagement/gatherings'
import type { Registrant } from '@lunchpail/contracts/engagement/portal-events'
import { hasDoor, pathOf } from '../events/addresses.ts'
import { portalSentences } from '../portal/sentences.ts'

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

interface DoorActionsProps {
  readonly id: string
  readonly gathering: Pick<Gathering, 'id' | 'kind' | 'place' | 'canceled'>
  readonly mayEdit: boolean
  /** where there is a list to take along */
  readonly onExport?: () => void
}

/** What else there is to do with an event: below the list of its door. */
export function DoorActions({ id, gathering, mayEdit, onExport }: DoorActionsProps) {
  const t = portalSentences.use()
  const hasDay = gathering.kind !== 'program'
  return (
    <Stack row>
      {mayEdit && (
        <LinkButton size="small" icon="edit" href={`${checkInsPage.path}/${id}/edit`} renderLink={routerLink}>
          {t('event.edit')}
        </LinkButton>
      )}
      <LinkButton size="small" href={pathOf(gathering)} renderLink={routerLink}>
        {t('event.page')}
      </LinkButton>
      {!gathering.canceled && hasDay && (
        <LinkButton size="small" href={`${pathOf(gathering)}/poster`} renderLink={routerLink}>
          {t('event.poster')}
        </LinkButton>
      )}
      {mayEdit && hasDoor(gathering) && (
        <LinkButton size="small" href={`${pathOf(gathering)}/kiosk`} renderLink={routerLink}>
          {t('event.kiosk')}
        </LinkButton>
      )}
      {onExport && (
        <Button size="small" onClick={onExport}>
          {t('applies.csv')}
        </Button>
      )}
    </Stack>
  )
}
