import { useRef, useState, type ClipboardEvent } from 'react'
import { interviewType } from '@lunchpail/contracts/engagement/enumerations'
import type { Applied } from '@lunchpail/contracts/engagement/portal-api'
import { linkIn } from '@lunchpail/contracts/engagement/rules/meeting-link'
import { zoneForRegion } from '@lunchpail/contracts/engagement/rules/zone-of-region'
import { Button } from '@lunchpail/kit-ui/button'
import { FormDialog } from '@lunchpail/kit-ui/form-dialog'
import { Notice } from '@lunchpail/kit-ui/notice'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { TextareaField } from '@lunchpail/kit-ui/textarea-field'
import { LeaveQuestion } from '@lunchpail/kit-web/forms/leave-question'
import { useForm, type RuleErrors } from '@lunchpail/kit-web/forms/use-form'
import { useLanguage } from '@lunchpail/kit-web/language'
import { tellFailure } from '@lunchpail/kit-web/portal/tell-failure'
import { toast } from '@lunchpail/kit-web/toast'
import { invite } from '../portal/api.ts'
import { portalSentences } from '../portal/sentences.ts'
import { timeAtPlace } from '../portal/time-at-place.ts'
import { momentIn, nextWeekdays, ownZone, zones } from '../portal/zoned-time.ts'

interface InviteDialogProps {
  readonly applications: readonly Applied[]
  readonly onClose: () => void
  readonly onDone: () => void
}

type Zone = ReturnType<typeof ownZone>
type Type = 1 | 2 | 3 | 4 | 5
const custom = String(interviewType.custom)
const mostTimes = 10
/** Weekdays on which a time is repeated at once. */
const repeated = 4
/** As many as the service takes. */
const isCapacity = (typed: string): boolean => /^[1-9]\d{0,2}$/.test(typed.trim()) && Number(typed) <= 500
/** Of the field of a time, by its place: the first one has the name under which the service refuses all of them. */
const nameOf = (place: number): string => (place === 0 ? 'times' : `times-${place}`)

/** The minutes of "45" and "45 min"; NaN for what is no number, which would be sent as none. */
const minutesOf = (typed: string): number =>
  Number(/^(\d+)\s*(?:m|mins?|minutes?|minutos?)?\.?$/iu.exec(typed.normalize('NFKC').trim())?.[1] ?? NaN)

/**
 * What is wrong with the times, by their fields: an empty one offers nothing, but one of them does. One that is typed in part has no
 * value either, and `isPartial` says so of its place.
 */
function timeErrors(
  times: readonly string[],
  zone: string,
  isPartial: (place: number) => boolean,
): RuleErrors {
  if (times.every((time, place) => time === '' && !isPartial(place)))
    return { times: { key: 'field.required' } }
  return Object.fromEntries(
    times.flatMap((time, place) => {
      if (time === '') return isPartial(place) ? [[nameOf(place), { key: 'job.date' }] as const] : []
      const moment = momentIn(zone, time)
      const key =
        moment === null ? 'job.date' : Date.parse(moment) <= Date.now() ? 'interview.times-past' : undefined
      return key === undefined ? [] : [[nameOf(place), { key }] as const]
    }),
  )
}

/** An invitation is pasted into one line, in which nobody sees where its link ends: the link is taken before. */
const pasteLink =
  (set: (link: string) => void) =>
  (event: ClipboardEvent<HTMLInputElement>): void => {
    const pasted = event.clipboardData.getData('text')
    const link = linkIn(pasted)
    if (link === null || link === pasted) return
    event.preventDefault()
    set(link)
  }

/** Times are typed as the clocks of the place show them. */
export function InviteDialog({ applications, onClose, onDone }: InviteDialogProps) {
  const t = portalSentences.use()
  const language = useLanguage()
  // of several who have a time each keeps it
  const [planned] = useState(() => {
    const [only] = applications.length === 1 ? applications : []
    return only?.interview_at && Date.parse(only.interview_at) > Date.now() ? only : undefined
  })
  const [times, setTimes] = useState<readonly string[]>([''])
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const isPartial = (place: number) => inputs.current[place]?.validity.badInput === true
  const form = useForm({
    initial: {
      type: '1',
      custom_type: '',
      place: '',
      link: '',
      zone: zoneForRegion(applications[0]?.position.region ?? '', ownZone()) as string,
      minutes: '30',
      capacity: '1',
      note: '',
    },
    check: ({ zone, type, custom_type, minutes, capacity }): RuleErrors => ({
      ...(type === custom && !custom_type.trim() && { custom_type: { key: 'field.required' } }),
      ...(Number.isNaN(minutesOf(minutes)) && { minutes: { key: 'field.invalid' } }),
      ...timeErrors(times, zone, isPartial),
      ...(!isCapacity(capacity) && { capacity: { key: 'field.invalid' } }),
    }),
    // each time is sent once, and none that is empty
    fieldOf: (path) => {
      const sent = /^times\.(\d+)/.exec(path)?.[1]
      if (sent === undefined) return path
      const typed = [...new Set(times.filter((time) => time !== ''))][Number(sent)]
      return nameOf(times.indexOf(typed ?? ''))
    },
    submit: async ({ type, custom_type, place, link, zone, minutes, capacity, note }) => {
      const moments = times.map((time) => momentIn(zone, time)).filter((moment) => moment !== null)
      const { done } = await invite({
        applications: applications.map(({ id }) => id),
        replaces: planned !== undefined,
        type: Number(type) as Type,
        custom_type: custom_type || null,
        zone: zone as Zone,
        place: place || null,
        // the field of another kind of interview is not shown, and what was typed into it before is not meant
        link: (type === '4' && link) || null,
        note: note || null,
        minutes: minutesOf(minutes),
        times: [...new Set(moments)].map((starts_at) => ({ starts_at, capacity: Number(capacity) })),
      })
      if (done.length === applications.length) toast(t('action.invited', { n: done.length }))
      else tellFailure(t('action.some-invited', { n: done.length, of: applications.length }))
      onDone()
      onClose()
    },
  })
  const errors = form.errors as Readonly<Partial<Record<string, string>>>
  return (
    <FormDialog
      title={t('invite.title', { n: applications.length })}
      form={form}
      words={{ close: t('close'), cancel: t('cancel'), submit: t('invite.send'), errors: t('errors.title') }}
      onClose={onClose}
    >
      <LeaveQuestion
        holds={() => form.isUnsaved() || (!form.busy && times.some((time) => time !== ''))}
        isMessage
      />
      {planned?.interview_at && (
        <Notice tone="warn">
          {t('invite.replaces', {
            time: timeAtPlace(planned.interview_at, planned.interview_zone, language),
          })}
        </Notice>
      )}
      <SelectField
        label={t('invite.type')}
        choices={Object.values(interviewType).map((type) => ({
          value: String(type),
          label: t(`type.${type}`),
        }))}
        {...form.field('type')}
      />
      {form.values.type === custom && (
        <TextField label={t('invite.custom-type')} maxLength={60} {...form.field('custom_type')} />
      )}
      <TextField
        label={t('invite.place')}
        mark={t('invite.optional')}
        maxLength={200}
        {...form.field('place')}
      />
      {form.values.type === '4' && (
        <TextField
          label={t('invite.link')}
          mark={t('invite.optional')}
          inputMode="url"
          maxLength={500}
          {...form.field('link')}
          onPaste={pasteLink((link) => form.set({ link }))}
        />
      )}
      <SelectField
        label={t('invite.zone')}
        choices={zones.map(([name, zone]) => ({ value: zone, label: t(`zone.${name}`) }))}
        {...form.field('zone')}
      />
      <TextField label={t('invite.minutes')} inputMode="numeric" width="short" {...form.field('minutes')} />
      {times.map((time, place) => (
        <TextField
          // oxlint-disable-next-line react/no-array-index-key -- times have no other name than their place
          key={place}
          type="datetime-local"
          ref={(input) => void (inputs.current[place] = input)}
          name={nameOf(place)}
          label={t('invite.time', { n: place + 1 })}
          error={errors[nameOf(place)]}
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
      <TextField
        label={t('invite.capacity')}
        hint={t('invite.capacity-hint')}
        inputMode="numeric"
        width="short"
        {...form.field('capacity')}
      />
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
