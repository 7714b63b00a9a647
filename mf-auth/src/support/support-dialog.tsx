import { useState } from 'react'
import { askSupport as contract } from '@lunchpail/contracts/auth/api'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { TextareaField } from '@lunchpail/kit-ui/textarea-field'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { askSupport } from '../api.ts'
import { useClosedByBack } from '../use-closed-by-back.ts'
import { schemaErrorsOf } from '../forms/field-errors.ts'
import { FormFrame } from '../forms/form-frame.tsx'
import { handleText } from '../forms/handle-text.ts'
import { sentences } from '../sentences.ts'
import { HostedChat } from './hosted-chat.tsx'
import { supportChannel } from './support-channel.ts'

export interface SupportDialogProps {
  /** where the answer may go, as far as it was typed already */
  readonly contact: string
  /** a person who does not come from a login */
  readonly anything?: boolean
  /** `sent`: the support has the message */
  readonly onClose: (sent: boolean) => void
}

/** The support, by the channel that is configured. */
export function SupportDialog({ contact, anything = false, onClose }: SupportDialogProps) {
  const t = sentences.use()
  const [sentTo, setSentTo] = useState<string>()
  const [channel, setChannel] = useState(supportChannel)
  const { shown, close } = useClosedByBack(onClose, sentTo !== undefined)
  return (
    <Dialog
      open={shown}
      title={t('support.title')}
      closeLabel={t('dialog.close')}
      closeOutside={false}
      onClose={() => close(sentTo !== undefined)}
    >
      {channel?.kind === 'hosted' && <HostedChat {...channel} onWrite={() => setChannel({ kind: 'form' })} />}
      {channel?.kind === 'form' && sentTo === undefined && (
        <SupportForm contact={contact} anything={anything} onSent={setSentTo} />
      )}
      {sentTo !== undefined && (
        <Stack>
          <Notice tone="good" role="status">
            {t('support.sent', { contact: handleText(sentTo) })}
          </Notice>
          <Button wide onClick={() => close(true)}>
            {t('dialog.close')}
          </Button>
        </Stack>
      )}
    </Dialog>
  )
}

interface SupportFormProps extends Pick<SupportDialogProps, 'contact' | 'anything'> {
  readonly onSent: (contact: string) => void
}

function SupportForm({ contact, anything, onSent }: SupportFormProps) {
  const t = sentences.use()
  const form = useForm({
    initial: { message: '', contact },
    check: (typed) => schemaErrorsOf(contract.body, typed),
    submit: async (typed) => {
      await askSupport(typed)
      onSent(typed.contact.trim())
    },
  })
  return (
    <FormFrame form={form}>
      <p>{t(anything ? 'support.lead-anything' : 'support.lead')}</p>
      <TextareaField label={t('support.message')} hint={t('support.secret')} {...form.field('message')} />
      <TextField
        label={t('support.contact')}
        hint={t('support.contact-why')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        {...form.field('contact')}
      />
      <Button type="submit" kind="primary" wide busy={form.busy}>
        {t('support.send')}
      </Button>
    </FormFrame>
  )
}
