import { useLayoutEffect, useRef } from 'react'
import { entrySlot } from '@lunchpail/contracts/auth/slots'
import type { Gathering, Registration } from '@lunchpail/contracts/engagement/gatherings'
import { Button, LinkButton } from '@lunchpail/kit-ui/button'
import { CheckboxGroup } from '@lunchpail/kit-ui/checkbox-group'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import { Slot } from '@lunchpail/kit-web/slot'
import { gatheringSentences as sentences } from './gathering-sentences.ts'
import { pathOf } from './addresses.ts'
import { Canceled } from './canceled.tsx'
import { choosesJobs } from './chooses-jobs.ts'
import styles from './register-form.module.css'
import { Standing } from './standing.tsx'
import type { Registering } from './use-registering.ts'

interface RegisterFormProps {
  readonly gathering: Gathering
  /** the own place, or turn in the waiting list: both are kept where other positions are chosen */
  readonly mine: Registration | null
  readonly registering: Registering
  /** the form that shows first to whoever is not signed in */
  readonly start?: 'sign-up' | 'login'
}

/**
 * Positions where it is a hiring event, then sign-up or login, after which it is sent by itself. A program's form has
 * nothing that one would see.
 */
export function RegisterForm({ gathering, mine, registering, start }: RegisterFormProps) {
  const t = sentences.use()
  const { account } = useSession()
  const form = useRef<HTMLFormElement>(null)
  const submit = () => void registering.submit()
  if (gathering.canceled) return <Canceled gathering={gathering} />
  const own = mine && (
    <LinkButton wide href={pathOf(gathering)} renderLink={routerLink}>
      {t('register.own')}
    </LinkButton>
  )
  if (registering.closed !== undefined || !gathering.open)
    return (
      <Stack>
        {mine && !gathering.over && <Standing gathering={gathering} registration={mine} />}
        <Notice tone="warn">{registering.closed ?? t('register.closed')}</Notice>
        {own}
      </Stack>
    )
  const choosing = choosesJobs(gathering, account)
  const isFull = gathering.left === 0
  return (
    <Stack gap="loose">
      {mine && <Standing gathering={gathering} registration={mine} />}
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack>
          {choosing && <Positions gathering={gathering} registering={registering} />}
          <p>{t(choosing ? 'register.seen-jobs' : 'register.seen')}</p>
          {isFull && !mine && <Notice>{t('register.full')}</Notice>}
          {account && (choosing || !mine) && (
            <Button type="submit" kind="primary" wide busy={registering.busy}>
              {t(mine ? 'register.save' : isFull ? 'register.wait' : 'register.submit')}
            </Button>
          )}
          {own}
        </Stack>
      </form>
      {!account && (
        <section aria-label={t('register.who')}>
          <Slot
            slot={entrySlot}
            // hiring events ask a phone and no password, the others the other way round
            props={{ asks: gathering.kind === 'hiring' ? 'phone' : 'password', ...(start && { start }) }}
            onDone={() => form.current?.requestSubmit()}
          />
        </section>
      )}
    </Stack>
  )
}

function Positions({ gathering, registering }: Pick<RegisterFormProps, 'gathering' | 'registering'>) {
  const t = sentences.use()
  const rule = useRuleSentence()
  const { account } = useSession()
  const around = useRef<HTMLDivElement>(null)
  const { attempts, hasError } = registering
  useLayoutEffect(() => {
    if (attempts > 0) around.current?.querySelector('input')?.focus()
  }, [attempts])
  return (
    <div ref={around} className={hasError ? styles.fading : undefined}>
      <CheckboxGroup
        legend={t('register.positions')}
        // who signs up may be a hiring manager, who chooses none
        hint={t(account ? 'register.positions-hint' : 'register.positions-hint-new')}
        error={hasError ? rule('event.positions') : undefined}
        choices={gathering.positions.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={registering.positions.map(String)}
        onValueChange={(chosen) => registering.choose(chosen.map(Number))}
      />
    </div>
  )
}
