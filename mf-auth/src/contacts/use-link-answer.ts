import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ApiError } from '@lunchpail/kit-web/api-error'

/** What a link is about, before and instead of what its service says of it. */
export type LinkState = 'checking' | 'invalid' | 'unavailable'

/**
 * What the link of an email is about, and what its person answers by a button: opening it answers nothing. `ask` asks without
 * an answer, or gives one, and must not change between renders while the token stays. Once an answer is saved the heading gets
 * the focus, as the button that was pressed is gone.
 */
export function useLinkAnswer<Known extends string, Answer>(
  token: string,
  ask: (token: string, answer?: Answer) => Promise<Known>,
) {
  const [state, setState] = useState<LinkState | Known>('checking')
  /** the answer that is being saved */
  const [saving, setSaving] = useState<{ readonly answer: Answer }>()
  const [failed, setFailed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const [saves, setSaves] = useState(0)
  useLayoutEffect(() => {
    if (saves > 0) heading.current?.focus()
  }, [saves])
  useEffect(() => {
    if (state !== 'checking') return
    let left = false
    ask(token).then(
      (known) => !left && setState(known),
      (error: unknown) => {
        if (left) return
        if (!(error instanceof ApiError)) throw error
        setState(error.code === 'link-invalid' || error.code === 'invalid' ? 'invalid' : 'unavailable')
      },
    )
    return () => {
      left = true
    }
  }, [state, token, ask])
  const save = async (answer: Answer) => {
    setSaving({ answer })
    setFailed(false)
    try {
      setState(await ask(token, answer))
      setSaves((count) => count + 1)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed(true)
    } finally {
      setSaving(undefined)
    }
  }
  return { state, saving: saving?.answer, failed, heading, save, retry: () => setState('checking') }
}
