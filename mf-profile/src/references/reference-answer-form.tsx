import { useState } from 'react'
import { entryDialogSlot } from '@lunchpail/contracts/auth/slots'
import { howLongKnown, relationships } from '@lunchpail/contracts/profile/enumerations'
import { Button } from '@lunchpail/kit-ui/button'
import { ErrorSummary } from '@lunchpail/kit-ui/error-summary'
import { PhoneField } from '@lunchpail/kit-ui/masked-fields'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { RadioGroup } from '@lunchpail/kit-ui/radio-group'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { TextareaField } from '@lunchpail/kit-ui/textarea-field'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { useLanguage } from '@lunchpail/kit-web/language'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { refreshSession, useSession } from '@lunchpail/kit-web/session'
import { Slot } from '@lunchpail/kit-web/slot'
import { answerReference, type ReferenceAnswer } from '../api.ts'
import { formatMonth } from '../format-month.ts'
import { isPhone } from '@lunchpail/contracts/auth/phone-number'
import styles from './references.module.css'
import { sentences } from './sentences.ts'
import type { ReferenceRequest } from './reference.screen.tsx'

interface ReferenceAnswerFormProps {
  readonly token: string
  readonly asked: ReferenceRequest
  readonly onSaid: (said: ReferenceAnswer['said']) => void
}

type Given = Extract<ReferenceAnswer, { said: 'given' }>

/** What a manager says of a person who worked for them; they may decline, or be another person. */
export function ReferenceAnswerForm({ token, asked, onSaid }: ReferenceAnswerFormProps) {
  const t = sentences.use()
  const language = useLanguage()
  const { account } = useSession()
  const { candidate_name: candidate, manager_name, title, company } = asked
  const [saying, setSaying] = useState<'declined' | 'not-me'>()
  const [failed, setFailed] = useState<string>()
  const heading = t('page.title', { candidate })
  usePageTitle(heading)
  const form = useForm({
    initial: {
      reference_confirmed: '',
      relationship: '',
      how_long_known: '',
      name: account ? `${account.first_name} ${account.last_name}` : manager_name,
      phone: '',
      reference_other: '',
    },
    check: ({ phone, reference_other: _other, ...required }) => ({
      ...Object.fromEntries(
        Object.entries(required)
          .filter(([, value]) => value.trim() === '')
          .map(([field]) => [field, { key: 'field.required' }]),
      ),
      ...(!isPhone(phone) && { phone: { key: 'account.phone-invalid' } }),
    }),
    submit: async ({ reference_confirmed, reference_other, ...values }) => {
      await answerReference({
        ...values,
        token,
        said: 'given',
        reference_confirmed: reference_confirmed === 'yes',
        ...(reference_other.trim() !== '' && { reference_other }),
      } as Given)
      onSaid('given')
    },
  })
  const say = async (said: 'declined' | 'not-me') => {
    setSaying(said)
    setFailed(undefined)
    try {
      await answerReference({ token, said })
      onSaid(said)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed(error.message)
      setSaying(undefined)
    }
  }
  const end = asked.end_date === null ? t('page.now') : (formatMonth(asked.end_date, language) ?? '')
  const start = formatMonth(asked.start_date, language)
  return (
    <Page width="narrow" title={heading} lead={t('page.lead', { candidate })}>
      <Stack gap="loose">
        <div>
          <strong>{t('page.job', { title, company })}</strong>
          {start && <span className={styles.quiet}>{t('page.dates', { start, end })}</span>}
        </div>
        {account ? <p>{t('page.as', { email: account.email })}</p> : <LogIn />}
        <form noValidate onSubmit={form.onSubmit}>
          <Stack>
            <ErrorSummary title={t('problem')} {...form.summary} />
            <RadioGroup
              id="reference_confirmed"
              legend={t('page.confirmed', { candidate })}
              choices={[
                { value: 'yes', label: t('page.yes') },
                { value: 'no', label: t('page.no') },
              ]}
              {...form.field('reference_confirmed')}
            />
            <SelectField
              id="relationship"
              label={t('page.relationship', { candidate })}
              emptyLabel={t('choose')}
              choices={relationships.map((value) => ({ value, label: t(`relationship.${value}`) }))}
              {...form.field('relationship')}
            />
            <SelectField
              id="how_long_known"
              label={t('page.known', { candidate })}
              emptyLabel={t('choose')}
              choices={howLongKnown.map((value) => ({ value, label: t(`known.${value}`) }))}
              {...form.field('how_long_known')}
            />
            <TextField
              id="name"
              label={t('page.name')}
              autoComplete="name"
              maxLength={200}
              {...form.field('name')}
            />
            <PhoneField
              id="phone"
              label={t('page.phone')}
              hint={t('number.hint')}
              {...form.masked('phone')}
            />
            <TextareaField
              id="reference_other"
              label={t('page.other')}
              mark={t('page.optional')}
              rows={4}
              maxLength={2_000}
              {...form.field('reference_other')}
            />
            <Button type="submit" kind="primary" wide busy={form.busy}>
              {t('page.send')}
            </Button>
          </Stack>
        </form>
        <Stack gap="tight">
          {failed && (
            <Notice tone="bad" role="alert">
              {failed}
            </Notice>
          )}
          <Button wide busy={saying === 'declined'} onClick={() => void say('declined')}>
            {t('page.decline')}
          </Button>
          <Button kind="quiet" wide busy={saying === 'not-me'} onClick={() => void say('not-me')}>
            {t('page.not-me', { manager: manager_name })}
          </Button>
        </Stack>
      </Stack>
    </Page>
  )
}

/** A manager with an account answers signed in. */
function LogIn() {
  const t = sentences.use()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div>
        <Button kind="quiet" icon="log-in" onClick={() => setOpen(true)}>
          {t('page.log-in')}
        </Button>
      </div>
      {isOpen && (
        <Slot
          slot={entryDialogSlot}
          props={{ start: 'login' }}
          onDone={({ signedIn }) => {
            setOpen(false)
            if (signedIn) void refreshSession()
          }}
        />
      )}
    </>
  )
}
