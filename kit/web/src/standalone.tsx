import { Fragment, StrictMode, Suspense } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { languageOf } from '@lunchpail/contracts/language/translate'
import { containersOf, sayingWhatDoesNotFit, SlotContainer } from './containers.tsx'
import { startLanguage } from './language.ts'
import type { MicrofrontendManifest } from './manifest.ts'
import { recoveringRoutes } from './recovering-routes.ts'
import { Link, Outlet } from './router.ts'
import { RouterView } from './routing/router-view.ts'
import { createBrowserRouter } from './routing/site-router.ts'
import { withWholeNavigation } from './routing/whole-navigation.ts'
import { refreshSession } from './session.ts'
import { setSlotFallback, setSlotSource } from './slot.tsx'
import { useToasts } from './toast.ts'

function Frame() {
  const toasts = useToasts()
  return (
    <Suspense fallback={null}>
      <Outlet />
      <div role="status">
        {toasts.map(({ id, message }) => (
          <p key={id}>{message}</p>
        ))}
      </div>
    </Suspense>
  )
}

function Failed({ retry }: { readonly retry: () => void }) {
  return <button onClick={retry}>Load it again</button>
}

/** Lists the pages, for those addresses that are not this microfrontend's. */
const directory = (manifest: MicrofrontendManifest) =>
  function Directory() {
    return (
      <main>
        <h1>mf-{manifest.name}, alone</h1>
        <ul>
          {manifest.routes.map(({ path = '/' }) => (
            <li key={path}>
              <Link to={path}>{path}</Link>
            </li>
          ))}
        </ul>
      </main>
    )
  }

/** The element at the end of the page, for what a page of its team has no place for. */
const atTheEnd = () => document.body.appendChild(document.createElement('div'))

/**
 * Runs one microfrontend as its own host, for its own team: src/main.tsx calls it, `npm run dev` opens it. `#root` shows the
 * page of the address. A page of the team's own has containers: `<div data-slot="auth.entry.v1" data-props="{}">`,
 * `<div data-screen="/jobs/7">` and the ids of the manifest's `containers`. All are one React tree; without `#root`, what leads
 * to another page is left to the browser.
 */
export function mount(manifest: MicrofrontendManifest): void {
  startLanguage(languageOf(navigator.language))
  setSlotSource(async (name) => {
    const filling = (await manifest.slots[name]?.())?.default
    return filling && sayingWhatDoesNotFit(name, filling)
  })
  setSlotFallback(Failed)
  void refreshSession()
  const root = document.getElementById('root')
  const { slots, screens } = containersOf(manifest, Failed)
  const containers = [...slots, ...screens.map(({ element }) => element)]
  for (const element of containers) element.replaceChildren()
  const Host = () => (
    <>
      <Frame />
      {slots.map((element, index) =>
        createPortal(<SlotContainer key={index} manifest={manifest} element={element} />, element),
      )}
    </>
  )
  const showsPages = root !== null || containers.length === 0
  const router = showsPages
    ? createBrowserRouter([
        {
          Component: Host,
          children: [
            ...recoveringRoutes(manifest.routes, Failed),
            { path: '*', Component: directory(manifest) },
          ],
        },
      ])
    : withWholeNavigation(createBrowserRouter([{ path: '*', Component: Host }]))
  createRoot(root ?? atTheEnd()).render(
    <StrictMode>
      <RouterView router={router} />
      {screens.map(({ element, content }, index) => (
        <Fragment key={index}>{createPortal(content, element)}</Fragment>
      ))}
    </StrictMode>,
  )
}
