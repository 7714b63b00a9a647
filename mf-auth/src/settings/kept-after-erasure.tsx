import { sentences } from '../sentences.ts'

/** What an erasure leaves, and why. A test compares it with what the services keep. */
export function KeptAfterErasure() {
  const t = sentences.use()
  return (
    <ul>
      <li>{t('erase.kept-record')}</li>
      <li>{t('erase.kept-transit')}</li>
      <li>{t('erase.kept-suspension')}</li>
      <li>{t('erase.kept-contacts')}</li>
      <li>{t('erase.kept-employer')}</li>
    </ul>
  )
}
