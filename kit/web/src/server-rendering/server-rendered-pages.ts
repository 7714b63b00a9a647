import type { ComponentType } from 'react'
import type { Language } from '@lunchpail/contracts/language/translate'
import type { Endpoint, ResultOf } from '@lunchpail/contracts/endpoint'
import type { DocumentHead } from './document-head.ts'
import type { MicrofrontendManifest } from '../manifest.ts'

export type { DocumentHead } from './document-head.ts'

/** What a page's head may depend on. */
export interface HeadInput {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
  readonly language: Language
  /** The endpoint's response in this render, with a body where it was a success. Undefined where it was not called. */
  readonly answerOf: <E extends Endpoint>(
    endpoint: E,
  ) => { readonly status: number; readonly body: ResultOf<E>['body'] | undefined } | undefined
}
export type HeadOf = (visit: HeadInput) => DocumentHead

/** A response of success of an endpoint. */
export interface Fixture {
  readonly path: string
  readonly body: unknown
}
export const fixture = <E extends Endpoint>({ path }: E, body: ResultOf<E>['body']): Fixture => ({
  path,
  body,
})

/**
 * What a microfrontend exports to have its pages rendered on the server:
 * `export const serverRenderedPages: ServerRenderedPages` in src/server-rendered-pages.tsx. The shell's server renders
 * the screens of the manifest twice: once to find their requests, and again with the responses. Modules are shared by
 * the renders of all people, so a module must keep nothing that belongs to one of them.
 */
export interface ServerRenderedPages {
  readonly manifest: MicrofrontendManifest
  /** By path as in contracts' pages: the pages that are rendered on the server, and their heads. */
  readonly pages: Readonly<Record<string, HeadOf>>
  /** What the endpoints of these pages may answer: the server renders each page with it once before the first visitor. */
  readonly fixtures?: readonly Fixture[]
  /** By name as in contracts' fragments: HTML fragments that have an address of their own. */
  readonly fragments?: Readonly<Record<string, { readonly Component: ComponentType; readonly head?: HeadOf }>>
}
