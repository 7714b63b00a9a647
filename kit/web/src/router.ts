/**
 * The router names that pages may use. They come from the shell's own router: a microfrontend that imported
 * react-router itself would bring a second one, so its build refuses that.
 */
export {
  generatePath,
  matchPath,
  Navigate,
  Outlet,
  useBeforeUnload,
  useLocation,
  useMatch,
  useParams,
  useSearchParams,
} from 'react-router-dom'
export type { Location, RouteObject } from 'react-router-dom'
export { Link, NavLink } from './routing/link.ts'
export {
  useBlocker,
  useIsLeaving,
  useNavigate,
  useNavigation,
  useRouteError,
} from './routing/navigation-hooks.ts'
export type { NavigateFunction } from './routing/navigation-hooks.ts'
