import { useState } from 'react'
import { interviewType } from '@lunchpail/contracts/engagement/enumerations'
import { Button } from '@lunchpail/kit-ui/button'
import { FormDialog } from '@lunchpail/kit-ui/form-dialog'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { TextareaField } from '@lunchpail/kit-ui/textarea-field'
import { useForm, type RuleErrors } from '@lunchpail/kit-web/forms/use-form'
import { toast } from '@lunchpail/kit-web/toast'
import { invite } from '../../portal/api.ts'
import { portalSentences } from '../../portal/sentences.ts'
import { momentIn, nextWeekdays, ownZone, zones } from '../../portal/zoned-time.ts'

interface InviteDialogProps {
  readonly ids: readonly string[]
  readonly onClose: () => void
  readonly onDone: () => void
}

type Zone = ReturnType<typeof ownZone>
type Type = 1 | 2 | 3 | 4 | 5
const mostTimes = 10
/** Weekdays on which a time is repeated at once. */
const repeated = 4

/** Times are typed as the clocks of the place show them. */
export function InviteDialog({ ids, onClose, onDone }: InviteDialogProps) {
  const t = portalSentences.use()
  const [times, setTimes] = useState<readonly string[]>([''])
  const form = useForm({
    initial: { type: '1', place: '', link: '', zone: ownZone() as string, minutes: '30', note: '' },
    check: ({ zone }): RuleErrors =>
      times.some((time) => momentIn(zone, time) !== null) ? {} : { times: { key: 'field.required' } },
    submit: async ({ type, place, link, zone, minutes, note }) => {
      const moments = times.map((time) => momentIn(zone, time)).filter((moment) => moment !== null)
      const { done } = await invite({
        applications: [...ids],
        type: Number(type) as Type,
        custom_type: null,
        zone: zone as Zone,
        place: place || null,
        link: link || null,
        note: note || null,
        minutes: Number(minutes),
        times: [...new Set(moments)].map((starts_at) => ({ starts_at })),
      })
      toast(t('action.invited', { n: done.length }))
      onDone()
      onClose()
    },
  })
  const errors = form.errors as Readonly<Partial<Record<string, string>>>
  return (
    <FormDialog
      title={t('invite.title', { n: ids.length })}
      form={form}
      words={{ close: t('close'), cancel: t('cancel'), submit: t('invite.send'), errors: t('errors.title') }}
      onClose={onClose}
    >
      <SelectField
        label={t('invite.type')}
        choices={Object.values(interviewType).map((type) => ({
          value: String(type),
          label: t(`type.${type}`),
        }))}
        {...form.field('type')}
      />
      <TextField
        label={t('invite.place')}
        mark={t('invite.optional')}
        maxLength={200}
        {...form.field('place')}
      />
      {form.values.type === '4' && (
        <TextField label={t('invite.link')} inputMode="url" maxLength={500} {...form.field('link')} />
      )}
      <SelectField
        label={t('invite.zone')}
        choices={zones.map(([label, zone]) => ({ value: zone, label }))}
        {...form.field('zone')}
      />
      <TextField label={t('invite.minutes')} inputMode="numeric" width="short" {...form.field('minutes')} />
      {times.map((time, place) => (
        <TextField
          // oxlint-disable-next-line react/no-array-index-key -- times have no other name than their place
          key={place}
          type="datetime-local"
          name={place === 0 ? 'times' : `times-${place}`}
          label={t('invite.time', { n: place + 1 })}
          error={place === 0 ? errors['times'] : undefined}
          value={time}
          onChange={({ target }) => setTimes(times.with(place, target.value))}
        />
      ))}
      {times.length < mostTimes && (
        <Stack row>
          <Button size="small" icon="add" onClick={() => setTimes([...times, ''])}>
            {t('invite.add')}
          </Button>
          <Button
            size="small"
            icon="retry"
            disabled={times.at(-1) === ''}
            onClick={() =>
              setTimes([
                ...times,
                ...nextWeekdays(times.at(-1)!, Math.min(repeated, mostTimes - times.length)),
              ])
            }
          >
            {t('invite.repeat', { n: Math.min(repeated, mostTimes - times.length) })}
          </Button>
        </Stack>
      )}
      <TextareaField
        label={t('invite.note')}
        mark={t('invite.optional')}
        rows={2}
        maxLength={1000}
        {...form.field('note')}
      />
    </FormDialog>
  )
}
