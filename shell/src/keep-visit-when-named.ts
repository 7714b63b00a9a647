import { reportError } from '@lunchpail/kit-web/error-report'

/** Most visits name no campaign: what keeps one comes for those that do. */
export function keepVisitWhenNamed(): void {
  const { search } = location
  if (!/utm_|cc(ast-source|uid)=|clk?id=/.test(search)) return
  import('./keep-visit.ts').then(
    ({ keepVisit }) => keepVisit(search),
    (error: unknown) => reportError(error, 'visit'),
  )
}
