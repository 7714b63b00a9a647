import { Suspense } from 'react'
import { Navigate, Outlet, useLocation } from '@lunchpail/kit-web/router'
import { resetPage } from '@lunchpail/contracts/auth/pages'
import { useSession } from '@lunchpail/kit-web/session'
import type { Location } from '@lunchpail/kit-web/router'
import { ScrollRestoration } from '@lunchpail/kit-web/routing/scroll-restoration'
import { sentences } from '../sentences.ts'
import { PageMounted } from '../root-swap/page-mounted.ts'
import { scrollStorageKey } from '../fresh-visit.ts'
import { rootSwapped } from '../root-swap/root-swapped.ts'
import { EntryDialogPlace } from './entry-dialog-place.tsx'
import { EnvironmentNote } from './environment-note.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { Notices } from './notices.tsx'
import { PromptsPlace } from './prompts-place.tsx'
import { TabBar } from './tab-bar.tsx'
import { Toasts } from './toasts.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useSmoothAnchors } from './use-smooth-anchors.ts'
import './no-scripts.css'
import './tabs-height.css'
import styles from './layout.module.css'

/** Pages of one task: on a phone its own buttons take the place of the tabs. */
const applicationPath = '/app/'

interface FrameProps {
  readonly loading?: boolean
}

function Frame({ loading = false }: FrameProps) {
  const t = sentences.use()
  useFocusOnNavigation()
  useSmoothAnchors()
  const { pathname } = useLocation()
  const focused = pathname.startsWith(applicationPath)
  const { account, level } = useSession()
  // nothing else is answered before a new password is set
  const mustReset = account && level === 'reset' && !pathname.startsWith(resetPage.path)
  return (
    <div className={styles.layout} data-layout data-focused={focused || undefined}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <EnvironmentNote />
      <Header />
      <LoadingBar always={loading} />
      <Notices />
      <main id="content" className={styles.content} tabIndex={-1} aria-busy={loading}>
        <Suspense fallback={<LoadingBar always />}>
          {!loading && (
            <>
              {mustReset ? <Navigate to={resetPage.path} replace /> : <Outlet />}
              <PageMounted />
            </>
          )}
        </Suspense>
      </main>
      <Footer />
      <TabBar />
      <Toasts />
      <EntryDialogPlace />
      <PromptsPlace />
    </div>
  )
}

/** The first page of every visit has the key `default`: its place is kept by its address, or another page would get it. */
const scrollKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key)

/** The layout of every page. Until the root swap, the scroll position is that of the server-rendered page. */
export function Layout() {
  const seen = rootSwapped.use()
  return (
    <Suspense fallback={null}>
      <Frame />
      {seen && <ScrollRestoration getKey={scrollKey} storageKey={scrollStorageKey} />}
    </Suspense>
  )
}

/** The same around the first page while it is on its way, where no server-rendered page is shown. */
export function LoadingLayout() {
  const seen = rootSwapped.use()
  if (!seen) return null
  return (
    <Suspense fallback={null}>
      <Frame loading />
    </Suspense>
  )
}
