import { useEffect } from 'react'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { Stack } from '@lunchpail/kit-ui/stack'
import { reportError } from '@lunchpail/kit-web/error-report'
import { referralSentences as sentences } from '../referrals/referral-sentences.ts'
import { ReferralForms } from '../referrals/referral-forms.tsx'
import { recordAction } from './api.ts'
import { noteShown } from '../shown-here.ts'

/** by which its sign-ups are counted apart from those of the page */
const campaign = 'referral-dialog'

/** The forms of the page, over another one. That it was shown is kept by the account, and on this device. */
export function ReferralDialog({ onClose }: { readonly onClose: () => void }) {
  const t = sentences.use()
  useEffect(() => {
    noteShown('referral')
    recordAction('referral-dialog').catch((error: unknown) => reportError(error, 'referral dialog'))
  }, [])
  return (
    <Dialog open title={t('title')} closeLabel={t('close')} closeOutside={false} onClose={onClose}>
      <Stack>
        <p>{t('lead')}</p>
        <ReferralForms campaign={campaign} />
      </Stack>
    </Dialog>
  )
}
