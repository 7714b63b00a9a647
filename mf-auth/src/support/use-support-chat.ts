import { createContext, use, useEffect, useRef, useState } from 'react'
import { supportChatDelayMs } from '@lunchpail/contracts/constants'
import { supportChannel } from './support-channel.ts'

/** The support chat of a form: it opens by itself some time after a failure, or when the person asks for it. */
export interface SupportChat {
  /** by-itself: it was not asked for */
  readonly shown: 'by-itself' | 'asked-for' | undefined
  readonly ask: () => void
  readonly close: () => void
  /** A login failed. */
  readonly failed: () => void
  /** The person types on, whom it would disturb: the time begins again. */
  readonly typed: () => void
  /** The person tries again, or went on. */
  readonly cancel: () => void
}

/** After every failure, also where it was closed before. */
export function useSupportChat(): SupportChat {
  const [shown, setShown] = useState<SupportChat['shown']>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = (how: SupportChat['shown']) => {
    cancel()
    setShown(how)
  }
  const cancel = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  const wait = () => {
    cancel()
    if (supportChannel()) timer.current = setTimeout(() => show('by-itself'), supportChatDelayMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    shown,
    ask: () => show('asked-for'),
    close: () => setShown(undefined),
    failed: wait,
    typed: () => {
      if (timer.current !== undefined) wait()
    },
    cancel,
  }
}

export const SupportChatContext = createContext<SupportChat | undefined>(undefined)
/** Of the form around. */
export const useSupport = (): SupportChat | undefined => use(SupportChatContext)
