import { useState } from 'react'
import {
  applicantPaces,
  type ApplicantPace,
  type EmailSettings,
} from '@lunchpail/contracts/engagement/email-settings-api'
import type { emailSettingsSlot } from '@lunchpail/contracts/engagement/slots'
import { Button } from '@lunchpail/kit-ui/button'
import { Checkbox } from '@lunchpail/kit-ui/checkbox'
import { ErrorSummary } from '@lunchpail/kit-ui/error-summary'
import { RadioGroup } from '@lunchpail/kit-ui/radio-group'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { toast } from '@lunchpail/kit-web/toast'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadEmailSettings, saveEmailSettings } from '../portal/api.ts'
import { LoadStatus } from '../portal/load-status.tsx'
import { portalSentences } from '../portal/sentences.ts'
import styles from './email-settings.module.css'

function EmailSettingsSlot(_props: SlotComponentProps<typeof emailSettingsSlot>) {
  const t = portalSentences.use()
  const load = useLoad(loadEmailSettings, [])
  if (load.state === 'failed' && load.error.code === 'forbidden') return null
  return (
    <section aria-labelledby="email-settings" className={styles.settings}>
      <Stack>
        <h2 id="email-settings">{t('emails.title')}</h2>
        <LoadStatus load={load} height="16rem" />
        {load.value && <Form settings={load.value} />}
      </Stack>
    </section>
  )
}

function Form({ settings }: { readonly settings: EmailSettings }) {
  const t = portalSentences.use()
  const [stored, setStored] = useState(settings)
  const form = useForm({
    initial: { ...settings },
    check: () => ({}),
    submit: async (values) => {
      // the rest may have been chosen otherwise elsewhere
      const changed = Object.entries(values).filter(
        ([name, value]) => value !== stored[name as keyof EmailSettings],
      )
      const now = await saveEmailSettings(Object.fromEntries(changed))
      setStored(now)
      form.set(now)
      toast(t('emails.saved'))
    },
  })
  return (
    <form method="post" noValidate onSubmit={form.onSubmit}>
      <Stack>
        <ErrorSummary title={t('errors.title')} {...form.summary} />
        <RadioGroup
          legend={t('emails.applicants')}
          name="applicants"
          error={form.errors.applicants}
          choices={applicantPaces.map((pace) => ({
            value: pace,
            label: t(`emails.${pace}`),
            ...(pace !== 'never' && { hint: t(`emails.${pace}-hint`) }),
          }))}
          value={form.values.applicants}
          onValueChange={(applicants) => form.set({ applicants: applicants as ApplicantPace })}
        />
        <Checkbox
          label={t('emails.answers')}
          hint={t('emails.answers-hint')}
          checked={form.values.answers}
          onChange={({ target }) => form.set({ answers: target.checked })}
        />
        <Checkbox
          label={t('emails.messages')}
          checked={form.values.messages}
          onChange={({ target }) => form.set({ messages: target.checked })}
        />
        <p>{t('emails.stopped')}</p>
        <Button type="submit" kind="primary" busy={form.busy}>
          {t('emails.save')}
        </Button>
      </Stack>
    </form>
  )
}

export default EmailSettingsSlot
