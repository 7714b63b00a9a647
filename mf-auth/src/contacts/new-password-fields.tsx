import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { Stack } from '@lunchpail/kit-ui/stack'
import { VisuallyHidden } from '@lunchpail/kit-ui/visually-hidden'
import type { Form } from '@lunchpail/kit-web/forms/use-form'
import { sentences } from '../sentences.ts'
import type { AccountValues } from './account-values.ts'
import { PasswordInput } from '../forms/password-input.tsx'

interface NewPasswordFieldsProps {
  readonly field: Form<AccountValues>['field']
}

/** A new password, typed twice, once a person wants one. */
export function NewPasswordFields({ field }: NewPasswordFieldsProps) {
  const t = sentences.use()
  const [changing, setChanging] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (changing) place.current?.querySelector('input')?.focus()
  }, [changing])

  if (!changing)
    return (
      <Stack row gap="tight">
        <span>{t('password.label')}</span>
        <Button kind="quiet" size="small" onClick={() => setChanging(true)}>
          <span aria-hidden="true">{t('account.password-change')}</span>
          <VisuallyHidden>{t('account.password-change-name')}</VisuallyHidden>
        </Button>
      </Stack>
    )
  return (
    <div ref={place}>
      <Stack>
        <PasswordInput
          label={t('account.password-new')}
          hint={`${t('password.hint')} ${t('account.password-ends')}`}
          autoComplete="new-password"
          {...field('password')}
        />
        <PasswordInput
          label={t('account.password-again')}
          autoComplete="new-password"
          {...field('password_again')}
        />
      </Stack>
    </div>
  )
}
