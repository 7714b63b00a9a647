import { Component, createElement, Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import * as z from 'zod/mini'
import type { Slot as SlotDeclaration } from '@lunchpail/contracts/slot'
import type { MicrofrontendManifest } from './manifest.ts'
import { recoveringRoutes } from './recovering-routes.ts'
import type { FailedScreen } from './recovering-routes.ts'
import { generatePath, matchPath, Outlet, useLocation, useNavigate } from './router.ts'
import { RouterView } from './routing/router-view.ts'
import { createMemoryRouter } from './routing/site-router.ts'
import type { SiteRouter } from './routing/site-router.ts'
import { withWholeNavigation } from './routing/whole-navigation.ts'
import { Slot } from './slot.tsx'

/** What a container asks for that is not there, in its place: it tells the team whose page it is. */
function Wrong({ children }: { readonly children: ReactNode }) {
  return <p role="alert">{children}</p>
}

interface SayingProps {
  readonly name: string
  readonly children: ReactNode
}
class SayingWhatDoesNotFit extends Component<SayingProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {}
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    // the slot's own boundary takes it
    if (!(error instanceof z.core.$ZodError)) throw error
    const all = error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
    return (
      <Wrong>
        {this.props.name} is given what does not fit. {all.join('; ')}
      </Wrong>
    )
  }
}

/** A slot's filling that says in its place which of its props its schema refused. */
export const sayingWhatDoesNotFit = (
  name: string,
  Filling: ComponentType<Record<string, unknown>>,
): ComponentType<Record<string, unknown>> =>
  function CheckedFilling(props) {
    return <SayingWhatDoesNotFit name={name}>{createElement(Filling, props)}</SayingWhatDoesNotFit>
  }

/** The object in `data-props`, empty where there is none; undefined where that is no object. */
function propsOf({ dataset }: HTMLElement): object | undefined {
  try {
    const props: unknown = JSON.parse(dataset['props'] ?? '{}')
    return props instanceof Object && !Array.isArray(props) ? props : undefined
  } catch {
    return undefined
  }
}

interface SlotContainerProps {
  readonly manifest: MicrofrontendManifest
  readonly element: HTMLElement
}

/** The slot that `data-slot` names. Its outcome is an event `done` of the container, with the outcome as `detail`. */
export function SlotContainer({ manifest, element }: SlotContainerProps) {
  const name = element.dataset['slot'] ?? ''
  const props = propsOf(element)
  if (!Object.hasOwn(manifest.slots, name))
    return (
      <Wrong>
        mf-{manifest.name} has no slot “{name}”
      </Wrong>
    )
  if (!props) return <Wrong>data-props of {name} is no JSON object</Wrong>
  const tell = (detail: unknown) => element.dispatchEvent(new CustomEvent('done', { bubbles: true, detail }))
  return <Slot slot={{ name } as SlotDeclaration} props={props} onDone={tell} />
}

function Place() {
  return (
    <Suspense fallback={null}>
      <Outlet />
    </Suspense>
  )
}

const noPageOf = ({ name }: MicrofrontendManifest) =>
  function NoPage() {
    return (
      <Wrong>
        mf-{name} has no page at “{useLocation().pathname}”
      </Wrong>
    )
  }

/** A router for one container: it shows the page of `address` and leaves the tab's own address alone. */
function routerOf(manifest: MicrofrontendManifest, address: string, Failed: FailedScreen): SiteRouter {
  function FailedPage() {
    const navigate = useNavigate()
    const here = useLocation()
    return <Failed retry={() => void navigate(here, { replace: true })} />
  }
  const pages = [...recoveringRoutes(manifest.routes, Failed), { path: '*', Component: noPageOf(manifest) }]
  const routes = [{ Component: Place, ErrorBoundary: FailedPage, children: pages }]
  return withWholeNavigation(createMemoryRouter(routes, { initialEntries: [address] }))
}

/** The page of a container that the manifest names: its parameters are the container's data, else the tab's own address. */
function addressOf(path: string, { dataset }: HTMLElement): string {
  return generatePath(path, {
    ...matchPath(path, location.pathname)?.params,
    ...Object.fromEntries(Object.entries(dataset)),
  })
}

export interface Containers {
  readonly slots: readonly HTMLElement[]
  readonly screens: readonly { readonly element: HTMLElement; readonly content: ReactNode }[]
}

/** Where the document wants a slot or a screen: `data-slot`, `data-screen`, and the ids that the manifest names. */
export function containersOf(manifest: MicrofrontendManifest, Failed: FailedScreen): Containers {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const screenAt = (address: string) => {
    // the query of the tab, such as the handle and the way back of a login, unless the container has its own
    const whole = address.includes('?') ? address : address + location.search
    return <RouterView router={routerOf(manifest, whole, Failed)} />
  }
  const addressed = all('[data-screen]').map((element) => ({
    element,
    content: screenAt(element.dataset['screen']!),
  }))
  const named = Object.entries(manifest.containers ?? {}).flatMap(([id, path]) =>
    all(`[id="${id}"]:not([data-screen])`).map((element) => {
      // its screen has the id itself
      element.removeAttribute('id')
      try {
        return { element, content: screenAt(addressOf(path, element)) }
      } catch {
        return { element, content: <Wrong>{`#${id} lacks data of ${path}`}</Wrong> }
      }
    }),
  )
  return { slots: all('[data-slot]'), screens: [...addressed, ...named] }
}
