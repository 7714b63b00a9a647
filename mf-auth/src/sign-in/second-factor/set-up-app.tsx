import { useState } from 'react'
import { confirmAuthenticator as contract } from '@lunchpail/contracts/auth/sign-in/second-factor-api'
import { Button, type ButtonProps } from '@lunchpail/kit-ui/button'
import { QrCode } from '@lunchpail/kit-ui/qr-code'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { confirmAuthenticator, startAuthenticator } from './api.ts'
import { CodeField } from '../codes/code-field.tsx'
import { schemaErrorsOf } from '../../forms/field-errors.ts'
import { FormFrame } from '../../forms/form-frame.tsx'
import { saidAtCode } from './said-at-code.ts'
import { AskPassword } from './ask-password.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { secondFactorSentences } from './sentences.ts'

interface SetUpAppProps extends Pick<ButtonProps, 'kind'> {
  readonly label: string
  readonly onDone: () => void
}

interface Key {
  readonly key: string
  readonly uri: string
}

/** From the button over the QR code and the first code to the recovery codes. */
export function SetUpApp({ label, kind, onDone }: SetUpAppProps) {
  const [key, setKey] = useState<Key>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />
  if (key) return <Scan app={key} onConfirmed={setCodes} />
  const start = async (password?: string) => setKey(await startAuthenticator(password))
  return <AskPassword label={label} {...(kind && { kind })} run={start} />
}

interface ScanProps {
  readonly app: Key
  readonly onConfirmed: (codes: readonly string[]) => void
}

/** Four letters at a time, as people type them. */
const grouped = (key: string): string => key.replaceAll(/(.{4})(?=.)/g, '$1 ')

function Scan({ app, onConfirmed }: ScanProps) {
  const t = secondFactorSentences.use()
  const form = useForm({
    initial: { code: '' },
    check: (values) => schemaErrorsOf(contract.body, values),
    submit: async ({ code }) => onConfirmed(await confirmAuthenticator(code).catch(saidAtCode)),
  })
  return (
    <FormFrame form={form}>
      <Stack gap="tight">
        <h3>{t('scan.title')}</h3>
        <p>{t('scan.text')}</p>
        <QrCode value={app.uri} label={t('scan.label')} />
        <p>{t('scan.by-hand')}</p>
        <p>
          <strong translate="no">{grouped(app.key)}</strong>
        </p>
      </Stack>
      <CodeField {...form.field('code')} />
      <Button type="submit" kind="primary" wide busy={form.busy}>
        {t('scan.confirm')}
      </Button>
    </FormFrame>
  )
}
