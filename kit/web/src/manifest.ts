import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { Noun } from '@lunchpail/contracts/noun'
import type { SlotOutcome, SlotProps, Slot } from '@lunchpail/contracts/slot'
import type { NavigationItem } from './site-data.ts'

export type { NavigationItem } from './site-data.ts'

/** The one module that a microfrontend exposes: `export const manifest: MicrofrontendManifest` in src/manifest.tsx. */
export interface MicrofrontendManifest {
  readonly name: Noun
  readonly hostApi: 1
  /** Absolute patterns as in contracts' pages; screens come by `lazy`. */
  readonly routes: RouteObject[]
  readonly nav: readonly NavigationItem[]
  /** By slot name: `'auth.entry.v1': () => import('./slots/entry.slot.tsx')`, whose default export is the component. */
  // oxlint-disable-next-line typescript/no-explicit-any -- each slot has props of its own; SlotComponentProps types them
  readonly slots: Readonly<Record<string, () => Promise<{ default: ComponentType<any> }>>>
  /** For a page of the team's own: by the id of a container, the path of the page that it shows. */
  readonly containers?: Readonly<Record<string, string>>
}

/** The props of a component that fills a slot: those that the slot declares, and `onDone` for the outcome. */
export type SlotComponentProps<S extends Slot> = SlotProps<S> & {
  readonly onDone: (outcome: SlotOutcome<S>) => void
}
