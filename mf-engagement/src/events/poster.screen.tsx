import { isEmployer } from '@lunchpail/contracts/auth/enumerations'
import type { Gathering } from '@lunchpail/contracts/engagement/gatherings'
import type { EventKeyword } from '@lunchpail/contracts/jobs/poster-api'
import { keywordPath } from '@lunchpail/contracts/jobs/poster-api'
import { keywordOfName } from '@lunchpail/contracts/jobs/poster-keyword'
import { phoneText } from '@lunchpail/contracts/language/figures'
import { Button } from '@lunchpail/kit-ui/button'
import { Link } from '@lunchpail/kit-ui/link'
import { Page } from '@lunchpail/kit-ui/page'
import { NotPrinted, Poster } from '@lunchpail/kit-ui/poster'
import { Stack } from '@lunchpail/kit-ui/stack'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { KeywordForm } from '@lunchpail/kit-web/portal/keyword-form'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import { useLoad, type Load } from '@lunchpail/kit-web/use-load'
import { useEffect, useRef, type ReactNode } from 'react'
import { loadKeyword, saveKeyword } from './gathering-api.ts'
import { gatheringSentences as sentences } from './gathering-sentences.ts'
import { pathOf, registerPathOf } from './addresses.ts'
import { Canceled } from './canceled.tsx'
import { GatheringFacts } from './gathering-facts.tsx'
import { NotLoaded, useTitleWithout } from './not-loaded.tsx'
import { useGathering } from './use-gathering.ts'

/** A page to print, whose code and keyword begin a registration. */
export function Component() {
  const t = sentences.use()
  const load = useGathering()
  const without = useTitleWithout(load)
  usePageTitle(load.value ? t('poster.title', { name: load.value.gathering.name }) : without)
  if (!load.value) return <NotLoaded load={load} />
  const { gathering } = load.value
  if (gathering.canceled)
    return (
      <Sheet gathering={gathering}>
        <Canceled gathering={gathering} />
      </Sheet>
    )
  return <Open key={gathering.id} gathering={gathering} />
}

interface SheetProps {
  readonly gathering: Gathering
  readonly children: ReactNode
}

/** The name and the facts, above what depends on whether it takes place. */
function Sheet({ gathering, children }: SheetProps) {
  const t = sentences.use()
  return (
    <Page
      title={gathering.name}
      above={
        <NotPrinted>
          <Link kind="alone" icon="back" href={pathOf(gathering)} renderLink={routerLink}>
            {t('poster.back')}
          </Link>
        </NotPrinted>
      }
    >
      <Stack gap="loose">
        {/* on paper, the places that are left would be those of the day on which it was printed */}
        <GatheringFacts gathering={{ ...gathering, left: null }} />
        {children}
      </Stack>
    </Page>
  )
}

function Open({ gathering }: { readonly gathering: Gathering }) {
  const t = sentences.use()
  const load = useKeyword(gathering.id)
  return (
    <Sheet gathering={gathering}>
      <Words gathering={gathering} keyword={load.value} />
      <NotPrinted>
        <Stack gap="loose">
          <Button kind="primary" disabled={load.state === 'loading' && !load.value} onClick={() => print()}>
            {t('poster.print')}
          </Button>
          {load.value?.may.edit && (
            <KeywordForm
              initial={load.value.keyword ?? keywordOfName(gathering.name)}
              hint={t(load.value.keyword === null ? 'keyword.proposed' : 'keyword.hint')}
              save={(keyword) => saveKeyword(gathering.id, keyword)}
              onSaved={load.retry}
            />
          )}
        </Stack>
      </NotPrinted>
    </Sheet>
  )
}

const againMs = 1_500
const tries = 6

/** Whoever has just added the event reads its poster before jobs, which keeps the words, has heard of it. */
function useKeyword(id: string): Load<EventKeyword> {
  const { account } = useSession()
  const load = useLoad((signal) => loadKeyword(id, signal), [id, account?.id])
  const left = useRef(tries)
  const { retry } = load
  const isUnknown = load.state === 'failed' && load.error.code === 'not-found'
  const mayHold = account !== null && isEmployer(account.type)
  useEffect(() => {
    if (!isUnknown || !mayHold || left.current === 0) return
    left.current -= 1
    const timer = setTimeout(retry, againMs)
    return () => clearTimeout(timer)
  }, [isUnknown, mayHold, retry])
  return load
}

interface WordsProps {
  readonly gathering: Gathering
  /** undefined: not known (yet) */
  readonly keyword: EventKeyword | undefined
}

/** What is printed below the facts. */
function Words({ gathering, keyword: known }: WordsProps) {
  const t = sentences.use()
  const { keyword = null, number = null } = known ?? {}
  const path = registerPathOf(gathering)
  return (
    <Poster
      scan={t('poster.scan')}
      code={{
        value: `${location.origin}${path}?utm_source=poster&utm_medium=qr`,
        label: t('poster.label', { name: gathering.name }),
      }}
      text={
        keyword !== null &&
        number !== null &&
        t('poster.text', { keyword, number: phoneText(number.replace(/^\+1/, '')) })
      }
      path={keyword === null ? path : keywordPath(keyword)}
    />
  )
}
