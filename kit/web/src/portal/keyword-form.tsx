import { keywordCharacters } from '@lunchpail/contracts/jobs/poster-keyword'
import { Button } from '@lunchpail/kit-ui/button'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextField } from '@lunchpail/kit-ui/text-field'
// by their package name: a microfrontend bundles this module and takes those from the shell
import { ApiError } from '@lunchpail/kit-web/api-error'
import { catalogue } from '@lunchpail/kit-web/language'
import { toast } from '@lunchpail/kit-web/toast'
import { type FormEvent, useState } from 'react'

const keywordSentences = catalogue({
  en: () => import('./keyword-sentences.en.ts'),
  es: () => import('./keyword-sentences.es.ts'),
})

interface KeywordFormProps {
  /** what is in the field at first */
  readonly initial: string
  /** what people get who text it */
  readonly hint: string
  readonly save: (keyword: string) => Promise<unknown>
  readonly onSaved: () => void
}

/** The keyword of a poster; empty, it has none. */
export function KeywordForm({ initial, hint, save, onSaved }: KeywordFormProps) {
  const t = keywordSentences.use()
  const [typed, setTyped] = useState(initial)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setError(undefined)
    try {
      await save(typed)
      toast(t('saved'))
      onSaved()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure.code === 'invalid' ? t('rule', keywordCharacters) : failure.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <TextField
          label={t('label')}
          hint={hint}
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
          {t('save')}
        </Button>
      </Stack>
    </form>
  )
}
