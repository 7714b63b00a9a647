import { entrySlot } from '@lunchpail/contracts/auth/slots'
import type { StartQuery } from '@lunchpail/contracts/wizard/query'
import { Page } from '@lunchpail/kit-ui/page'
import { Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Stack } from '@lunchpail/kit-ui/stack'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { refreshSession } from '@lunchpail/kit-web/session'
import { Slot } from '@lunchpail/kit-web/slot'
import { PositionCard } from '../../steps/position-card.tsx'
import { usePositions } from './use-positions.ts'
import { sentences } from '../../sentences.ts'
import { Legal } from '../../steps/legal.tsx'
import { NumberUse } from '../../steps/number-use.tsx'
import styles from './start.module.css'
import { useIntroLead } from './use-intro-lead.ts'

/** What a visitor sees: what they apply to, how long it takes, and sign-up or login in place. */
export function Intro({ query }: { readonly query: StartQuery }) {
  const t = sentences.use()
  usePageTitle(t('intro.title'))
  const { positions: ids } = query
  const { positions, loading } = usePositions(ids)
  const handle = query.handle ?? undefined
  return (
    <Page
      width="narrow"
      title={ids.length > 1 ? t('intro.title-several', { n: ids.length }) : t('intro.title')}
      lead={useIntroLead(query)}
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
