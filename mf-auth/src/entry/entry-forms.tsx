import { useLayoutEffect, useRef } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useSession } from '@lunchpail/kit-web/session'
import { SignUpForm } from '../sign-up/sign-up-form.tsx'
import { sentences } from '../sentences.ts'
import { SignIn } from '../sign-in/sign-in.tsx'
import { levelSentence } from './level-sentence.ts'
import { EntryUnavailable } from './entry-unavailable.tsx'
import type { Entry, EntryProps } from './use-entry.ts'

interface EntryFormsProps extends Pick<EntryProps, 'candidate' | 'variant' | 'asks' | 'known' | 'doubts'> {
  readonly entry: Entry
  /** what is around them has their title already */
  readonly titled?: boolean
  readonly onSignedIn: () => void
}

/** Login or sign-up in place, each with the way to the other. */
export function EntryForms(props: EntryFormsProps) {
  const { entry, candidate, variant, asks, known, doubts, titled = false, onSignedIn } = props
  const t = sentences.use()
  const { available, level } = useSession()
  const around = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    // the page's own focus is left alone until the person has turned to the other form
    if (entry.turns > 0 && entry.form === 'sign-up')
      (heading.current ?? around.current?.querySelector('input'))?.focus()
  }, [entry.turns, entry.form])

  if (!available) return <EntryUnavailable />
  const login = entry.form === 'login'
  // also in the dialog over a page on which the session ended
  const reason = levelSentence(level)
  return (
    <Stack>
      {login ? (
        <SignIn
          handle={entry.handle}
          goal={level === 'reset' ? 'reset' : 'password'}
          notice={entry.notice ?? (reason && t(reason))}
          titled={titled}
          focused={entry.turns > 0}
          onSignedIn={onSignedIn}
          onOwnAccount={(own) => entry.showOwn(own)}
        />
      ) : (
        <div ref={around}>
          <Stack>
            {!titled && (
              <h2 ref={heading} tabIndex={-1}>
                {t('sign-up.title')}
              </h2>
            )}
            <SignUpForm
              place={{ candidate, inline: true, variant, asks, own: entry.own, known, doubts }}
              onDuplicate={(duplicate) => entry.show('login', duplicate)}
              onSignedIn={onSignedIn}
            />
          </Stack>
        </div>
      )}
      <Stack row gap="tight">
        <span>{t(login ? 'login.new-here' : 'sign-up.have-account')}</span>
        <Button kind="quiet" onClick={() => entry.show(login ? 'sign-up' : 'login')}>
          {t(login ? 'login.create' : 'sign-up.log-in')}
        </Button>
      </Stack>
    </Stack>
  )
}
