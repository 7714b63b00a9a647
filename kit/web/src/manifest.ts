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
  // oxlint-disable-next-line typescript/no-explicit-any -- each slot has props of its own; SlotComponent types them
  readonly slots: Readonly<Record<string, () => Promise<{ default: ComponentType<any> }>>>
}

/** What a provider writes for a slot: the declared props, and `onDone` to tell the outcome. */
export type SlotComponent<S extends Slot> = ComponentType<
  SlotProps<S> & { readonly onDone: (outcome: SlotOutcome<S>) => void }
>
