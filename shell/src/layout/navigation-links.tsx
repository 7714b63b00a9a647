import { Icon } from '@lunchpail/kit-ui/icon'
import { useLanguage } from '@lunchpail/kit-web/language'
import { NavLink } from '@lunchpail/kit-web/router'
import { useSession } from '@lunchpail/kit-web/session'
import { useRegistry } from '../registry-context.ts'

/** What the live microfrontends want in the main navigation: first what is there for everybody. */
export function NavigationLinks({ className }: { readonly className?: string | undefined }) {
  const language = useLanguage()
  const signedIn = useSession().account !== null
  return useRegistry()
    .flatMap(({ nav }) => nav)
    .filter((item) => signedIn || !item.signedIn)
    .sort((a, b) => Number(a.signedIn ?? false) - Number(b.signedIn ?? false))
    .map(({ page, label, icon }) => (
      <NavLink key={page} to={page} className={className}>
        <Icon name={icon} />
        <span>{label[language]}</span>
      </NavLink>
    ))
}
