import { useEffect, useRef } from 'react'
import { phoneSlot } from '@lunchpail/contracts/auth/slots'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Stack } from '@lunchpail/kit-ui/stack'
import { Slot } from '@lunchpail/kit-web/slot'
import { sentences } from '../sentences.ts'
import type { StepProps } from './step.ts'

/** Send a code, enter it, change the number, or skip for 24 hours. The phone is the account's: auth asks here. */
export function PhoneStep({ context, host }: StepProps) {
  const t = sentences.use()
  const isVerified = context.account?.phone_state === 'verified'
  const was = useRef(isVerified)
  const { leave } = host
  useEffect(() => {
    // confirmed here: nothing is left to do on this page
    if (isVerified && !was.current) leave({}, true)
    was.current = isVerified
  })
  return host.frame({
    isBare: true,
    onNext: () => (isVerified ? leave() : leave({ phone_skipped_at: new Date().toISOString() })),
    nextLabel: t(isVerified ? 'frame.next' : 'phone.skip'),
    nextKind: isVerified ? 'primary' : 'secondary',
    children: (
      <Stack>
        <Slot
          slot={phoneSlot}
          props={{}}
          loading={
            <Loading label={t('load.loading')}>
              <Skeleton shape="block" height="10rem" />
            </Loading>
          }
        />
        {!isVerified && context.account?.email_verified === false && (
          <Notice tone="warn">{t('phone.skipped')}</Notice>
        )}
      </Stack>
    ),
  })
}
