import { lazy } from 'react'
import type { ComponentType } from 'react'
import { retryChunk } from '@lunchpail/kit-web/retry-chunk'

const Nothing = () => null

/** A part that is loaded when it is wanted, and that the page does without where it does not come. */
export const optional = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    retryChunk(load).then(
      (component) => ({ default: component }),
      () => ({ default: Nothing as ComponentType<Props> }),
    ),
  )
