import { createElement, lazy, useState } from 'react'
import type { ReactNode } from 'react'
import { bustCache } from '@lunchpail/kit-web/bust-cache'
import { reportError } from '@lunchpail/kit-web/error-report'
import { retryChunk } from '@lunchpail/kit-web/retry-chunk'

type Part<Props> = (props: Props) => ReactNode

export interface RetryProps {
  readonly retry: () => void
}

/** A part that is loaded when it is wanted. Where it does not come, `Failed` stands in its place and loads it again. */
export function whenWanted<Props extends object>(
  name: string,
  load: () => Promise<Part<Props>>,
  Failed: Part<Props & RetryProps>,
) {
  const attempt = () =>
    lazy<Part<Props & RetryProps>>(() =>
      retryChunk(load).then(
        (component) => ({ default: component }),
        (error: unknown) => {
          reportError(error, name)
          return { default: Failed }
        },
      ),
    )
  let latest = attempt()
  return function WhenWanted(props: Props) {
    const [Shown, setShown] = useState(() => latest)
    const retry = () => {
      bustCache()
      latest = attempt()
      setShown(() => latest)
    }
    return createElement(Shown, { ...props, retry })
  }
}
