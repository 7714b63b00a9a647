import { useEffect, useEffectEvent } from 'react'
import type { Gathering, Registration } from '@lunchpail/contracts/engagement/gatherings'
import { Link } from '@lunchpail/kit-ui/link'
import { Page } from '@lunchpail/kit-ui/page'
import { Stack } from '@lunchpail/kit-ui/stack'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useNavigate } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { toast } from '@lunchpail/kit-web/toast'
import { gatheringSentences as sentences } from './gathering-sentences.ts'
import { pathOf } from './addresses.ts'
import { GatheringFacts } from './gathering-facts.tsx'
import { NotLoaded, useTitleWithout } from './not-loaded.tsx'
import { RegisterForm } from './register-form.tsx'
import { useGathering } from './use-gathering.ts'
import { useRegistering } from './use-registering.ts'

/** The register page of an event or a program. */
export function Component() {
  const t = sentences.use()
  const load = useGathering()
  const gathering = load.value?.gathering
  const without = useTitleWithout(load)
  const mine = load.value?.mine ?? null
  const isName = gathering?.canceled === true || mine !== null
  const name = gathering?.name ?? ''
  const title = isName ? name : t('register.title', { name })
  usePageTitle(gathering ? title : without)
  if (!load.value) return <NotLoaded load={load} />
  return <Register title={title} {...load.value} />
}

interface RegisterProps {
  readonly title: string
  readonly gathering: Gathering
  /** the own place, or turn in the waiting list */
  readonly mine: Registration | null
}

function Register({ title, gathering, mine }: RegisterProps) {
  const t = sentences.use()
  const navigate = useNavigate()
  const registering = useRegistering({
    gathering,
    onRegistered: ({ url, registration: { state } }) => {
      toast(t(mine ? 'register.saved' : state === 'waiting' ? 'register.waits' : 'register.done'), {
        milliseconds: 3_000,
      })
      void navigate(url)
    },
  })
  const chooseBefore = useEffectEvent(() => {
    if (mine) registering.choose(mine.positions)
  })
  useEffect(() => chooseBefore(), [mine?.id])
  return (
    <Page
      title={title}
      above={
        <Link kind="alone" icon="back" href={pathOf(gathering)} renderLink={routerLink}>
          {gathering.name}
        </Link>
      }
    >
      <Stack gap="loose">
        <GatheringFacts gathering={gathering} />
        <RegisterForm gathering={gathering} mine={mine} registering={registering} />
      </Stack>
    </Page>
  )
}
