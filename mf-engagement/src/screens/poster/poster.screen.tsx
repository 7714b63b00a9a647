import { Button } from '@lunchpail/kit-ui/button'
import { Page } from '@lunchpail/kit-ui/page'
import { Stack } from '@lunchpail/kit-ui/stack'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { gatheringSentences as sentences } from '../../gathering-sentences.ts'
import { registerPathOf } from '../../gathering/addresses.ts'
import { GatheringFacts } from '../../gathering/gathering-facts.tsx'
import { NotLoaded } from '../../gathering/not-loaded.tsx'
import { QrCode } from '@lunchpail/kit-ui/qr-code'
import { useGathering } from '../../gathering/use-gathering.ts'
import styles from './poster.module.css'

/** BY-21: a page to print, whose code begins a registration. */
export function Component() {
  const t = sentences.use()
  const load = useGathering()
  usePageTitle(load.value ? t('poster.title', { name: load.value.gathering.name }) : t('event.title'))
  if (!load.value) return <NotLoaded load={load} />
  const { gathering } = load.value
  const path = registerPathOf(gathering)
  return (
    <Page title={gathering.name} className={styles.poster}>
      <Stack gap="loose">
        <GatheringFacts gathering={gathering} />
        <p className={styles.call}>{t('poster.scan')}</p>
        <QrCode
          value={`${location.origin}${path}?utm_source=poster&utm_medium=qr`}
          label={t('poster.label', { name: gathering.name })}
        />
        <p className={styles.address}>
          {location.host}
          {path}
        </p>
        <Button className={styles.print} onClick={() => print()}>
          {t('poster.print')}
        </Button>
      </Stack>
    </Page>
  )
}
