import { typedZip } from '@lunchpail/contracts/wizard/rules/typed-zip'
import { useRef } from 'react'
import type { CompanyQuestion } from '@lunchpail/contracts/jobs/api'
import { trades, scheduleTypes, shifts, type Shift } from '@lunchpail/contracts/jobs/enumerations'
import { keywordIds, keywordName, keywordOf } from '@lunchpail/contracts/jobs/keywords'
import { questionsPage } from '@lunchpail/contracts/jobs/pages'
import { postingFields, type NameWith, type PostingField } from '@lunchpail/contracts/jobs/posting-fields'
import * as postingLimits from '@lunchpail/contracts/jobs/posting-limits'
import { Button } from '@lunchpail/kit-ui/button'
import { CheckboxGroup } from '@lunchpail/kit-ui/checkbox-group'
import { Disclosure } from '@lunchpail/kit-ui/disclosure'
import { ErrorSummary } from '@lunchpail/kit-ui/error-summary'
import { Link } from '@lunchpail/kit-ui/link'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { pasteZip } from '@lunchpail/kit-web/forms/paste-zip'
import { TextareaField } from '@lunchpail/kit-ui/textarea-field'
import { LeaveQuestion } from '@lunchpail/kit-web/forms/leave-question'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { useLanguage } from '@lunchpail/kit-web/language'
import { routerLink } from '@lunchpail/kit-web/router-link'
import type { RoleTyped } from '../portal/api.ts'
import { portalSentences } from '../portal/sentences.ts'
import { StartTimesField } from './start-times-field.tsx'
import { flags, monthFields, textFields, typedOf, wrongNumbers, type RoleValues } from './role-values.ts'

type Begun = 'open' | 'paused'

interface RoleFormProps {
  readonly initial: RoleValues
  readonly questions: readonly CompanyQuestion[]
  /** the last one is the primary action */
  readonly actions: readonly { readonly state: Begun; readonly label: string }[]
  readonly submit: (typed: RoleTyped, state: Begun) => Promise<void>
}

/** What a role is. Its fields are checked by the service, which knows the places. */
export function RoleForm({ initial, questions, actions, submit }: RoleFormProps) {
  const t = portalSentences.use()
  const language = useLanguage()
  const wanted = useRef<Begun>('open')
  const form = useForm<RoleValues>({
    initial,
    check: (values) =>
      Object.fromEntries(wrongNumbers(values).map((name) => [name, { key: 'field.invalid' }])),
    submit: (values) => submit(typedOf(values), wanted.current),
  })
  const { values, set, field, errors } = form
  const optional = t('role.optional')
  return (
    <form method="post" noValidate onSubmit={form.onSubmit}>
      <LeaveQuestion holds={form.isUnsaved} />
      <Stack>
        <ErrorSummary title={t('errors.title')} {...form.summary} />
        <TextField label={t('role.title')} maxLength={200} {...field('title')} />
        <TextField
          label={t('role.zip')}
          inputMode="numeric"
          maxLength={5}
          width="short"
          autoComplete="off"
          {...field('zip')}
          onPaste={pasteZip((zip) => set({ zip }))}
          onChange={({ target }) => set({ zip: typedZip(target.value) })}
        />
        <TextField label={t('role.address')} mark={optional} maxLength={200} {...field('address')} />
        <SelectField
          label={t('role.category')}
          emptyLabel={t('role.category-none')}
          choices={trades.map((trade) => ({ value: trade, label: t(`category.${trade}`) }))}
          {...field('role')}
        />
        <TextField label={t('role.wage-from')} inputMode="decimal" width="short" {...field('wage_from')} />
        <TextField label={t('role.wage-to')} inputMode="decimal" width="short" {...field('wage_to')} />
        <CheckboxGroup
          legend={t('role.shifts')}
          name="shifts"
          columns
          error={errors.shifts}
          choices={shifts.map((shift) => ({ value: shift, label: t(`shift.${shift}`) }))}
          value={values.shifts}
          onValueChange={(chosen) => set({ shifts: chosen })}
        />
        <SelectField
          label={t('role.schedule')}
          choices={scheduleTypes.map((type) => ({ value: type, label: t(`schedule.${type}`) }))}
          {...field('schedule_type')}
        />
        <StartTimesField
          value={values.schedule_start}
          shifts={values.shifts as Shift[]}
          error={errors.schedule_start}
          onValueChange={(times) => set({ schedule_start: times })}
        />
        {textFields.map((name) => {
          const declared: PostingField = postingFields[name]
          const shown = {
            label: t(`field.${name}`),
            mark: optional,
            ...(declared.hint && { hint: t(`field.${name as NameWith<'hint'>}-hint`) }),
            ...field(name),
          }
          return declared.kind === 'line' ? (
            <TextField key={name} maxLength={postingLimits.lineCharacters} {...shown} />
          ) : (
            <TextareaField key={name} rows={2} {...shown} />
          )
        })}
        <TextareaField
          label={t('role.description')}
          hint={t('role.description-hint')}
          rows={10}
          {...field('description')}
        />
        <CheckboxGroup
          legend={t('role.attributes')}
          name="asks"
          columns
          choices={flags.map((flag) => ({ value: flag, label: t(`field.${flag}`) }))}
          value={values.asks}
          onValueChange={(chosen) => set({ asks: chosen })}
        />
        {monthFields.map((name) => (
          <TextField
            key={name}
            label={t(`field.${name}`)}
            mark={optional}
            inputMode="numeric"
            width="short"
            {...field(name)}
          />
        ))}
        <Disclosure summary={t('role.keywords')} open={values.keywords.length > 0}>
          <CheckboxGroup
            legend={t('role.keywords')}
            hideLegend
            name="keywords"
            columns
            error={errors.keywords}
            choices={keywordIds.map((id) => ({ value: id, label: keywordName(keywordOf(id), language) }))}
            value={values.keywords}
            onValueChange={(chosen) => set({ keywords: chosen })}
          />
        </Disclosure>
        {questions.length > 0 ? (
          <CheckboxGroup
            legend={t('role.questions')}
            name="questions"
            error={errors.questions}
            choices={questions.map(({ id, question }) => ({ value: id, label: question }))}
            value={values.questions}
            onValueChange={(chosen) => set({ questions: chosen })}
          />
        ) : (
          <p>
            {t('role.questions-none')}{' '}
            <Link href={questionsPage.path} renderLink={routerLink}>
              {t('role.questions-add')}
            </Link>
          </p>
        )}
        <Stack row>
          {actions.map(({ state, label }, place) => (
            <Button
              key={state}
              type="submit"
              {...(place === actions.length - 1 && { kind: 'primary' as const })}
              busy={form.busy}
              onClick={() => {
                wanted.current = state
              }}
            >
              {label}
            </Button>
          ))}
        </Stack>
      </Stack>
    </form>
  )
}
