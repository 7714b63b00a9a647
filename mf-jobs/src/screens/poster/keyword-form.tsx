import type { RolePoster } from '@lunchpail/contracts/jobs/api'
import { keywordCharacters } from '@lunchpail/contracts/jobs/poster-keyword'
import { Button } from '@lunchpail/kit-ui/button'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { toast } from '@lunchpail/kit-web/toast'
import { type FormEvent, useState } from 'react'
import { setRoleKeyword } from '../../portal/api.ts'
import { portalSentences } from '../../portal/sentences.ts'

interface KeywordFormProps {
  readonly poster: RolePoster
  readonly onSaved: () => void
}

/** BY-21: the keyword of a role; empty, it has none. */
export function KeywordForm({ poster, onSaved }: KeywordFormProps) {
  const t = portalSentences.use()
  const [typed, setTyped] = useState(poster.keyword ?? '')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setError(undefined)
    try {
      await setRoleKeyword(poster.id, typed)
      toast(t('role.saved'))
      onSaved()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure.code === 'invalid' ? t('poster.keyword-rule', keywordCharacters) : failure.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack>
        <TextField
          label={t('poster.keyword')}
          hint={t('poster.keyword-hint')}
          error={error}
          value={typed}
          maxLength={60}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          width="medium"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" busy={busy}>
          {t('poster.keyword-save')}
        </Button>
      </Stack>
    </form>
  )
}
