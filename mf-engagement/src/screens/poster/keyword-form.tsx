import type { Gathering } from '@lunchpail/contracts/engagement/gatherings'
import { keywordCharacters, keywordOfName } from '@lunchpail/contracts/jobs/poster-keyword'
import { Button } from '@lunchpail/kit-ui/button'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { toast } from '@lunchpail/kit-web/toast'
import { type FormEvent, useState } from 'react'
import { saveKeyword } from '../../gathering-api.ts'
import { gatheringSentences as sentences } from '../../gathering-sentences.ts'

interface KeywordFormProps {
  readonly gathering: Gathering
  /** null: it has none, and one is proposed */
  readonly keyword: string | null
  readonly onSaved: () => void
}

/** BY-21: the keyword of an event; empty, it has none. */
export function KeywordForm({ gathering, keyword, onSaved }: KeywordFormProps) {
  const t = sentences.use()
  const [typed, setTyped] = useState(keyword ?? keywordOfName(gathering.name))
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setError(undefined)
    try {
      await saveKeyword(gathering.id, typed)
      toast(t('keyword.saved'))
      onSaved()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure.code === 'invalid' ? t('keyword.rule', keywordCharacters) : failure.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack>
        <TextField
          label={t('keyword.label')}
          hint={t(keyword === null ? 'keyword.proposed' : 'keyword.hint')}
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
          {t('keyword.save')}
        </Button>
      </Stack>
    </form>
  )
}
