/**
 * The router names that pages may use. They come from the shell's own router: a microfrontend that imported
 * react-router itself would bring a second one, so its build refuses that.
 */
export {
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  useBeforeUnload,
  useBlocker,
  useLocation,
  useMatch,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom'
export type { Location, NavigateFunction, RouteObject } from 'react-router-dom'
