import { useEffect, useRef } from 'react'
import { ActionBar } from '@lunchpail/kit-ui/action-bar'
import { Button } from '@lunchpail/kit-ui/button'
import { Page } from '@lunchpail/kit-ui/page'
import { Stack } from '@lunchpail/kit-ui/stack'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { PositionCard } from '../../steps/position-card.tsx'
import { sentences } from '../../sentences.ts'
import { Legal } from '../../steps/legal.tsx'
import styles from './start.module.css'
import { useIntroLead } from './use-intro-lead.ts'
import type { WizardPageProps } from './wizard.tsx'

interface IntroductionProps extends Pick<WizardPageProps, 'store' | 'query'> {
  readonly onStart: () => void
}

/** What a signed-in person sees first: what they apply to, and how long it takes. */
export function Introduction({ store, query, onStart }: IntroductionProps) {
  const t = sentences.use()
  const heading = useRef<HTMLHeadingElement>(null)
  const { positions } = store.use()
  const { length } = positions
  const title =
    query.intro === 2
      ? t('intro.back')
      : length > 1
        ? t('intro.title-several', { n: length })
        : t('intro.title')
  usePageTitle(title)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Page width="narrow" title={title} lead={useIntroLead(query)} titleRef={heading}>
      <Stack gap="loose">
        <ul className={styles.positions}>
          {positions.map((position) => (
            <PositionCard key={position.id} as="li" position={position} />
          ))}
        </ul>
        <Legal />
        <ActionBar>
          <Button kind="primary" onClick={onStart}>
            {query.intro === 2 ? t('draft.continue') : t('intro.start')}
          </Button>
        </ActionBar>
      </Stack>
    </Page>
  )
}
