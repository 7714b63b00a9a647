import type { ResumeReading } from '@lunchpail/contracts/wizard/api'
import { Notice } from '@lunchpail/kit-ui/notice'
import { useLanguage } from '@lunchpail/kit-web/language'
import { sentences } from '../sentences.ts'

/** Names the pages of a scan or of photos of which not all was read. */
export function UnreadPages({ reading: { unread_pages: pages = [] } }: { readonly reading: ResumeReading }) {
  const t = sentences.use()
  const language = useLanguage()
  if (pages.length === 0) return null
  const listed = new Intl.ListFormat(language).format(pages.map(String))
  return <Notice role="status">{t('resume.unread-pages', { n: pages.length, pages: listed })}</Notice>
}
