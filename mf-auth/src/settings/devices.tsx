import { useState } from 'react'
import type { Device } from '@lunchpail/contracts/auth/api'
import { Badge } from '@lunchpail/kit-ui/badge'
import { Button } from '@lunchpail/kit-ui/button'
import { Card } from '@lunchpail/kit-ui/card'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Stack } from '@lunchpail/kit-ui/stack'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useLanguage } from '@lunchpail/kit-web/language'
import { toast } from '@lunchpail/kit-web/toast'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadDevices, signOutDevice, signOutOthers } from './api.ts'
import { sentences } from '../sentences.ts'
import { dayAndTime } from '@lunchpail/contracts/language/day-and-time'
import { asksPassword, StillThereForm } from './still-there-form.tsx'
import { useBrowserName } from '../forms/use-browser-name.ts'
import { SettingsSection } from './settings-section.tsx'
import styles from './account-settings.module.css'

const failedToastMs = 5_000

interface SignOut {
  /** the id of a device, or `others` */
  readonly which: string
  readonly call: (password?: string) => Promise<unknown>
}

/** Where the person is signed in, and the way to sign out there. */
export function Devices() {
  const t = sentences.use()
  const load = useLoad(loadDevices, [])
  const [busy, setBusy] = useState<string>()
  const devices = load.value?.devices
  const [asking, setAsking] = useState<SignOut>()
  const finish = () => {
    setAsking(undefined)
    toast(t('devices.signed-out'))
    load.retry()
  }
  const signOut = async (which: string, call: SignOut['call']) => {
    if (busy) return
    setBusy(which)
    setAsking(undefined)
    try {
      await call()
      toast(t('devices.signed-out'))
    } catch (error) {
      if (asksPassword(error)) return setAsking({ which, call })
      if (!(error instanceof ApiError)) throw error
      // that browser signed out meanwhile
      if (error.code !== 'not-found') toast(error.message, { tone: 'bad', milliseconds: failedToastMs })
    } finally {
      setBusy(undefined)
      load.retry()
    }
  }
  return (
    <SettingsSection title={t('devices.title')} lead={t('devices.lead')}>
      {load.state === 'failed' && !devices && (
        <Unavailable title={t('devices.unavailable')} retryLabel={t('login.retry')} onRetry={load.retry} />
      )}
      {load.state === 'loading' && !devices && (
        <Loading label={t('devices.loading')}>
          <Skeleton shape="block" height="6rem" />
        </Loading>
      )}
      {devices && (
        <ul className={styles.list}>
          {devices.map((device) => (
            <DeviceCard
              key={device.id}
              device={device}
              busy={busy === device.id}
              onSignOut={() => void signOut(device.id, (password) => signOutDevice(device.id, password))}
            />
          ))}
        </ul>
      )}
      {asking && <StillThereForm key={asking.which} run={asking.call} onDone={finish} />}
      {devices && devices.length > 1 && asking?.which !== 'others' && (
        <Button wide busy={busy === 'others'} onClick={() => void signOut('others', signOutOthers)}>
          {t('devices.sign-out-others')}
        </Button>
      )}
    </SettingsSection>
  )
}

interface DeviceCardProps {
  readonly device: Device
  readonly busy: boolean
  readonly onSignOut: () => void
}

function DeviceCard({ device, busy, onSignOut }: DeviceCardProps) {
  const t = sentences.use()
  const language = useLanguage()
  const { browser, platform, signed_in_at, last_seen_at, current } = device
  const name = useBrowserName()({ browser, platform })
  return (
    <Card as="li">
      <Stack gap="tight">
        <Stack row gap="tight">
          <strong>{name}</strong>
          {current && <Badge tone="good">{t('devices.current')}</Badge>}
        </Stack>
        <p>
          {t('devices.since', { time: dayAndTime(signed_in_at, language) })}
          {!current && (
            <>
              <br />
              {t('devices.seen', { time: dayAndTime(last_seen_at, language) })}
            </>
          )}
        </p>
        {!current && (
          <Button
            size="small"
            icon="log-out"
            busy={busy}
            aria-label={t('devices.sign-out-of', { name })}
            onClick={onSignOut}
          >
            {t('devices.sign-out')}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
