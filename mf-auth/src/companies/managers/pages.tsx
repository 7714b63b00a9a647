import { managersPage } from '@lunchpail/contracts/auth/pages'
import { Pagination } from '@lunchpail/kit-ui/pagination'
import { useSearchParams } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { sentences } from '../../sentences.ts'

interface PagesProps {
  /** of the parameter that holds the page's number */
  readonly name: 'page' | 'invites' | 'requests'
  readonly label: string
  readonly list: { readonly page: number; readonly pages: number }
}

/** The pages of one of the lists: the others stay where they are. */
export function Pages({ name, label, list: { page, pages } }: PagesProps) {
  const t = sentences.use()
  const [search] = useSearchParams()
  const hrefOf = (n: number) => {
    const next = new URLSearchParams(search)
    next.set(name, String(n))
    return `${managersPage.path}?${next.toString()}`
  }
  return (
    <Pagination
      label={label}
      page={page}
      pages={pages}
      hrefOf={hrefOf}
      previousLabel={t('managers.previous')}
      nextLabel={t('managers.next')}
      pageLabel={(n) => t('managers.page', { n })}
      nowLabel={t('managers.now', { n: page, pages })}
      renderLink={routerLink}
    />
  )
}
