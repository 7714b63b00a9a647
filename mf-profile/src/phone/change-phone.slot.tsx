import * as z from 'zod/mini'
import { saveProfile as contract } from '@lunchpail/contracts/profile/api'
import type { changePhoneSlot } from '@lunchpail/contracts/profile/slots'
import { schemaErrors } from '@lunchpail/contracts/fields/schema-errors'
import { Button } from '@lunchpail/kit-ui/button'
import { ErrorSummary } from '@lunchpail/kit-ui/error-summary'
import { PhoneField } from '@lunchpail/kit-ui/masked-fields'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { toast } from '@lunchpail/kit-web/toast'
import { saveProfile } from '../api.ts'
import { sentences } from '../sentences.ts'

/** 1 §8: 4 seconds. */
const failureToastMs = 4_000

/** The number is the profile's to save (1 §7: PATCH /api/hire/v1/profile/). */
function ChangePhoneSlot({ onDone }: SlotComponentProps<typeof changePhoneSlot>) {
  const t = sentences.use()
  const form = useForm({
    initial: { phone: '' },
    // in two steps: the bundler keeps the whole of zod for a longer chain
    check: ({ phone }) => {
      const { error } = z.safeParse(contract.body, { phone })
      return schemaErrors(error?.issues)
    },
    onRefused: ({ code }) => {
      if (code === 'invalid') return false
      // 1 §8
      toast(t('phone.change-failed'), { tone: 'bad', milliseconds: failureToastMs })
      return true
    },
    submit: async ({ phone }) => {
      await saveProfile({ phone })
      onDone({ phone })
    },
  })
  return (
    <form method="post" noValidate onSubmit={form.onSubmit}>
      <Stack>
        <ErrorSummary title={t('phone.problem')} {...form.summary} />
        <PhoneField label={t('phone.new')} {...form.masked('phone')} />
        <Button type="submit" kind="primary" wide busy={form.busy}>
          {t('phone.save')}
        </Button>
        <Button kind="quiet" onClick={() => onDone({ phone: null })}>
          {t('phone.cancel')}
        </Button>
      </Stack>
    </form>
  )
}

export default ChangePhoneSlot
