import { entrySlot } from '@lunchpail/contracts/auth/slots'
import { wizardLimits } from '@lunchpail/contracts/wizard/enumerations'
import { Page } from '@lunchpail/kit-ui/page'
import { Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Stack } from '@lunchpail/kit-ui/stack'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useSearchParams } from '@lunchpail/kit-web/router'
import { refreshSession } from '@lunchpail/kit-web/session'
import { Slot } from '@lunchpail/kit-web/slot'
import { PositionCard } from '../../position/position-card.tsx'
import { usePositions } from '../../position/use-positions.ts'
import { sentences } from '../../sentences.ts'
import { Legal } from './legal.tsx'
import { NumberUse } from './number-use.tsx'
import styles from './start.module.css'

/** What a visitor sees: what they apply to, how long it takes, and sign-up or login in place. */
export const Intro = ({ ids }: { readonly ids: readonly number[] }) => {
  const t = sentences.use()
  usePageTitle(t('intro.title'))
  const [search] = useSearchParams()
  const { positions, loading } = usePositions(ids)
  const handle = search.get('usr') ?? undefined
  return (
    <Page
      width="narrow"
      title={ids.length > 1 ? t('intro.title-several', { n: ids.length }) : t('intro.title')}
      lead={t('intro.minutes', { minutes: wizardLimits.minutes })}
    >
      <Stack gap="loose">
        {loading && <Skeleton shape="block" height="7rem" />}
        {positions.length > 0 && (
          <ul className={styles.positions}>
            {positions.map((position) => (
              <PositionCard key={position.id} as="li" position={position} />
            ))}
          </ul>
        )}
        <Slot
          slot={entrySlot}
          props={{ handle, candidate: true }}
          onDone={() => void refreshSession()}
          className={styles.entry}
        />
        <NumberUse />
        <Legal />
      </Stack>
    </Page>
  )
}
