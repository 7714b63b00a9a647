import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { languageOf } from '@lunchpail/contracts/language/translate'
import { startLanguage } from './language.ts'
import type { MicrofrontendManifest } from './manifest.ts'
import { recoveringRoutes } from './recovering-routes.ts'
import { Link, Outlet } from './router.ts'
import { RouterView } from './routing/router-view.ts'
import { createBrowserRouter } from './routing/site-router.ts'
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

/** Runs one microfrontend as its own host, for its own team: src/main.tsx calls it, `npm run dev` opens it. */
export function mount(manifest: MicrofrontendManifest): void {
  startLanguage(languageOf(navigator.language))
  setSlotSource(async (name) => (await manifest.slots[name]?.())?.default)
  setSlotFallback(Failed)
  void refreshSession()
  const router = createBrowserRouter([
    {
      Component: Frame,
      children: [...recoveringRoutes(manifest.routes, Failed), { path: '*', Component: directory(manifest) }],
    },
  ])
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <RouterView router={router} />
    </StrictMode>,
  )
}
