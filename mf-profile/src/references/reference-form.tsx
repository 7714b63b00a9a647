import type { Profile } from '@lunchpail/contracts/profile/api'
import { ownsContact } from '@lunchpail/contracts/auth/owned-contact'
import { ownContactSlot } from '@lunchpail/contracts/auth/slots'
import { editedMark } from '@lunchpail/contracts/wizard/slots'
import { Button } from '@lunchpail/kit-ui/button'
import { ErrorSummary } from '@lunchpail/kit-ui/error-summary'
import { PhoneField } from '@lunchpail/kit-ui/masked-fields'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { reportError } from '@lunchpail/kit-web/error-report'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { useSession } from '@lunchpail/kit-web/session'
import { Slot } from '@lunchpail/kit-web/slot'
import { toast } from '@lunchpail/kit-web/toast'
import { sendReference } from '../api.ts'
import { isPhone } from '@lunchpail/contracts/auth/phone-number'
import { useJobName } from './job-name.ts'
import { sentences } from './sentences.ts'

interface ReferenceFormProps {
  readonly jobs: Profile['jobs']
  readonly onSent: () => void
  /** the dialog closes and the profile is loaded again */
  readonly onFailed: () => void
}

/** The form, for whoever has proven that a phone or an email is theirs. */
export function ReferenceForm(props: ReferenceFormProps) {
  const { account } = useSession()
  return account && !ownsContact(account) ? <Slot slot={ownContactSlot} props={{}} /> : <Asked {...props} />
}

/** The job, its manager's name and number; one that the job has on file may be left out. */
function Asked({ jobs, onSent, onFailed }: ReferenceFormProps) {
  const t = sentences.use()
  const nameOf = useJobName()
  const only = jobs.length === 1 ? jobs[0] : undefined
  const onFile = (id: string) => jobs.find(({ reference_id }) => reference_id === id)?.manager_number ?? ''
  const form = useForm({
    initial: {
      reference_id: only?.reference_id ?? '',
      manager_name: only?.manager_name ?? '',
      manager_number: '',
    },
    check: ({ reference_id, manager_name, manager_number }) => ({
      ...(reference_id === '' && { reference_id: { key: 'field.required' } }),
      ...(manager_name.trim() === '' && { manager_name: { key: 'field.required' } }),
      ...(!isPhone(manager_number || onFile(reference_id)) && {
        manager_number: { key: 'account.phone-invalid' },
      }),
    }),
    onRefused: (error) => {
      if (error.code === 'invalid') return false
      reportError(error, 'reference')
      toast(error.code === 'unreachable' ? t('not-sent') : error.message, { milliseconds: 5000 })
      onFailed()
      return true
    },
    submit: async (values) => {
      await sendReference(values)
      onSent()
    },
  })
  const { reference_id, manager_name } = form.values
  return (
    <form noValidate onSubmit={form.onSubmit} {...(manager_name !== '' && { [editedMark]: '' })}>
      <Stack>
        <ErrorSummary title={t('problem')} {...form.summary} />
        <SelectField
          id="reference_id"
          name="reference_id"
          label={t('job')}
          emptyLabel={t('choose')}
          value={reference_id}
          error={form.errors.reference_id}
          onChange={({ target }) => {
            const job = jobs.find((one) => one.reference_id === target.value)
            form.set({ reference_id: target.value, manager_name: job?.manager_name || manager_name })
          }}
          choices={jobs.map((job) => ({ value: job.reference_id!, label: nameOf(job) }))}
        />
        <TextField
          id="manager_name"
          name="manager_name"
          label={t('name')}
          autoComplete="off"
          maxLength={200}
          value={manager_name}
          error={form.errors.manager_name}
          onChange={({ target }) => form.set({ manager_name: target.value })}
        />
        <PhoneField
          id="manager_number"
          label={t('number')}
          hint={t(isPhone(onFile(reference_id)) ? 'number.on-file' : 'number.hint')}
          autoComplete="off"
          {...form.masked('manager_number')}
        />
        <Button type="submit" kind="primary" wide busy={form.busy}>
          {t('send')}
        </Button>
      </Stack>
    </form>
  )
}
