import { Icon } from '@lunchpail/kit-ui/icon'
import { setLanguage, useLanguage } from '@lunchpail/kit-web/language'

const names = { en: 'English', es: 'Español' } as const

/** Names the other language in that language, so that whoever needs it can read it. */
export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  const other = useLanguage() === 'en' ? 'es' : 'en'
  return (
    <button type="button" className={className} lang={other} onClick={() => void setLanguage(other)}>
      <Icon name="language" />
      <span>{names[other]}</span>
    </button>
  )
}
