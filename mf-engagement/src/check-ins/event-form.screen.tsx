import { gatheringKinds, type GatheringKind } from '@lunchpail/contracts/engagement/gatherings'
import { checkInsPage } from '@lunchpail/contracts/engagement/pages'
import type { PortalEvent } from '@lunchpail/contracts/engagement/portal-events'
import { states } from '@lunchpail/contracts/wizard/enumerations'
import { Button } from '@lunchpail/kit-ui/button'
import { CheckboxGroup } from '@lunchpail/kit-ui/checkbox-group'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { ErrorSummary } from '@lunchpail/kit-ui/error-summary'
import { Link } from '@lunchpail/kit-ui/link'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { TextareaField } from '@lunchpail/kit-ui/textarea-field'
import { LeaveQuestion } from '@lunchpail/kit-web/forms/leave-question'
import { useForm, type RuleErrors } from '@lunchpail/kit-web/forms/use-form'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { PortalNav } from '@lunchpail/kit-web/portal/portal-nav'
import { useNavigate, useParams } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { toast } from '@lunchpail/kit-web/toast'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadEvents, saveEvent } from '../portal/api.ts'
import { LoadStatus } from '../portal/load-status.tsx'
import { portalSentences } from '../portal/sentences.ts'
import { momentIn, ownZone, wallIn, zones } from '../portal/zoned-time.ts'
import { CancelEvent } from './cancel-event.tsx'
import styles from './check-ins.module.css'

/** A manager creates an event, or changes one; whoever is registered hears of another time or place. */
export function Component() {
  const t = portalSentences.use()
  const { id } = useParams()
  const load = useLoad(loadEvents, [])
  const list = load.value
  const event = list?.events.find(({ gathering }) => gathering.id === id)
  const title = t(id === undefined ? 'event.new' : 'event.edit')
  usePageTitle(title)
  return (
    <Page
      title={title}
      above={
        <>
          <PortalNav />
          <Link kind="alone" icon="back" href={checkInsPage.path} renderLink={routerLink}>
            {t('check-ins.all')}
          </Link>
        </>
      }
    >
      {!list && <LoadStatus load={load} height="30rem" />}
      {list && !list.may.edit && (
        <EmptyState icon="lock" title={t('event.only-view')} text={t('forbidden-text')} />
      )}
      {list?.may.edit && id !== undefined && !event && (
        <EmptyState icon="calendar" title={t('event.not-found')} />
      )}
      {list?.may.edit && event?.gathering.canceled && (
        <EmptyState icon="calendar" title={t('event.was-canceled')} />
      )}
      {list?.may.edit && (id === undefined || (event && !event.gathering.canceled)) && (
        <Stack gap="loose">
          <EventForm key={id ?? ''} event={event} roles={list.roles} />
          {event?.cancelable && <CancelEvent event={event} />}
        </Stack>
      )}
    </Page>
  )
}

interface EventFormProps {
  readonly event: PortalEvent | undefined
  readonly roles: readonly { readonly id: number; readonly title: string }[]
}

const initialOf = (event: PortalEvent | undefined) => {
  const gathering = event?.gathering
  const zone = gathering?.zone ?? ownZone()
  const wall = (at: string | null | undefined) => (at ? wallIn(zone, at) : '')
  return {
    kind: (gathering?.kind ?? 'hiring') as string,
    name: gathering?.name ?? '',
    description: gathering?.description ?? '',
    place: gathering?.place?.name ?? '',
    address: gathering?.place?.address ?? '',
    city: gathering?.place?.city ?? '',
    region: gathering?.place?.region ?? '',
    zone: zone as string,
    starts_at: wall(gathering?.starts_at),
    ends_at: wall(gathering?.ends_at),
    capacity: gathering?.capacity ? String(gathering.capacity) : '',
    positions: (event?.named ?? []).map(String) as readonly string[],
    open: ((gathering?.open ?? true) ? 'yes' : 'no') as string,
  }
}
type Values = ReturnType<typeof initialOf>

const required = { key: 'field.required' } as const
/** The others are checked by the service. */
const check = ({
  kind,
  name,
  place,
  city,
  region,
  starts_at,
  ends_at,
  zone,
  capacity,
}: Values): RuleErrors => ({
  ...(!name.trim() && { name: required }),
  ...(place.trim() && !city.trim() && { city: required }),
  ...(place.trim() && !region && { region: { key: 'person.state' } }),
  ...(kind !== 'program' && momentIn(zone, starts_at) === null && { starts_at: { key: 'job.date' } }),
  ...(kind !== 'program' && momentIn(zone, ends_at) === null && { ends_at: { key: 'job.date' } }),
  // what is no number would count as no limit
  ...(capacity.trim() !== '' && !/^\d+$/.test(capacity.trim()) && { capacity: { key: 'field.invalid' } }),
})

function EventForm({ event, roles }: EventFormProps) {
  const t = portalSentences.use()
  const navigate = useNavigate()
  const id = event?.gathering.id
  const form = useForm<Values>({
    initial: initialOf(event),
    check,
    fieldOf: (path) => (path === 'place.name' ? 'place' : path.replace(/^place\./, '')),
    submit: async (values) => {
      const isProgram = values.kind === 'program'
      const saved = await saveEvent({
        ...(id !== undefined && { id }),
        kind: values.kind as GatheringKind,
        name: values.name,
        description: values.description,
        place: values.place.trim()
          ? { name: values.place, address: values.address, city: values.city, region: values.region }
          : null,
        zone: values.zone,
        starts_at: isProgram ? null : momentIn(values.zone, values.starts_at),
        ends_at: isProgram ? null : momentIn(values.zone, values.ends_at),
        capacity: values.capacity.trim() === '' ? null : Number(values.capacity),
        positions: values.kind === 'hiring' ? values.positions.map(Number) : [],
        open: values.open === 'yes',
      })
      toast(t('event.saved'))
      await navigate(`${checkInsPage.path}/${saved.gathering.id}`)
    },
  })
  const { values, field, set, errors } = form
  const optional = t('invite.optional')
  return (
    <form method="post" noValidate onSubmit={form.onSubmit}>
      <LeaveQuestion holds={form.isUnsaved} />
      <Stack>
        <ErrorSummary title={t('errors.title')} {...form.summary} />
        {event && event.registered + event.waiting > 0 && <Notice>{t('event.tells')}</Notice>}
        {!event && (
          <SelectField
            label={t('event.kind')}
            choices={gatheringKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
            {...field('kind')}
          />
        )}
        <TextField label={t('event.name')} maxLength={120} {...field('name')} />
        <TextareaField
          label={t('event.description')}
          mark={optional}
          rows={4}
          maxLength={2_000}
          {...field('description')}
        />
        {values.kind !== 'program' && (
          <div className={styles.pair}>
            <TextField type="datetime-local" label={t('event.starts')} {...field('starts_at')} />
            <TextField type="datetime-local" label={t('event.ends')} {...field('ends_at')} />
            <SelectField
              label={t('invite.zone')}
              choices={zones.map(([name, zone]) => ({ value: zone, label: t(`zone.${name}`) }))}
              {...field('zone')}
            />
          </div>
        )}
        <TextField
          label={t('event.place')}
          mark={optional}
          hint={t('event.place-hint')}
          maxLength={120}
          {...field('place')}
        />
        {values.place.trim() !== '' && (
          <>
            <TextField label={t('event.address')} mark={optional} maxLength={200} {...field('address')} />
            <div className={styles.pair}>
              <TextField label={t('event.city')} maxLength={100} {...field('city')} />
              <SelectField
                label={t('event.state')}
                emptyLabel={t('event.choose')}
                choices={Object.entries(states).map(([code, name]) => ({ value: code, label: name }))}
                {...field('region')}
              />
            </div>
          </>
        )}
        <TextField
          label={t('event.capacity')}
          mark={optional}
          hint={t('event.capacity-hint')}
          inputMode="numeric"
          width="short"
          {...field('capacity')}
        />
        {values.kind === 'hiring' && roles.length > 0 && (
          <CheckboxGroup
            legend={t('event.roles')}
            hint={t('event.roles-hint')}
            name="positions"
            columns
            error={errors.positions}
            choices={roles.map((role) => ({ value: String(role.id), label: role.title }))}
            value={values.positions}
            onValueChange={(positions) => set({ positions })}
          />
        )}
        <SelectField
          label={t('event.open')}
          choices={[
            { value: 'yes', label: t('event.open-yes') },
            { value: 'no', label: t('event.open-no') },
          ]}
          {...field('open')}
        />
        <Stack row>
          <Button type="submit" kind="primary" busy={form.busy}>
            {t(event ? 'event.save' : 'event.create')}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
