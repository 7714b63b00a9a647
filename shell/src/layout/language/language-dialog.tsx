import { useState } from 'react'
import { offeredLanguages } from '@lunchpail/contracts/language/offered-languages'
import { languages, type Language } from '@lunchpail/contracts/language/translate'
import { byDots } from '@lunchpail/contracts/language/by-dots'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { Notice } from '@lunchpail/kit-ui/notice'
import { RadioGroup } from '@lunchpail/kit-ui/radio-group'
import { Stack } from '@lunchpail/kit-ui/stack'
import { reportError } from '@lunchpail/kit-web/error-report'
import {
  currentLanguage,
  rememberedLanguage,
  rememberLanguage,
  setLanguage,
  useLanguage,
} from '@lunchpail/kit-web/language'
import { updateLocale } from '../../locale/update-locale.ts'
import { languageSentences } from './language-sentences.ts'

const isComplete = (tag: string): tag is Language => (languages as readonly string[]).includes(tag)
const ownNameOf = (tag: string): string => offeredLanguages.find((one) => one.tag === tag)?.own ?? tag
const chosenBefore = () => rememberedLanguage() ?? currentLanguage()

/**
 * The languages of 2 §9. The site is complete in two of them; any other choice is remembered, and the dialog says that
 * the page stays as it is.
 */
export function LanguageDialog({ onClose }: { readonly onClose: () => void }) {
  const t = languageSentences.use()
  const language = useLanguage()
  const [chosen, setChosen] = useState(chosenBefore)
  const [failed, setFailed] = useState<Language>()
  const choose = (tag: string) => {
    setChosen(tag)
    setFailed(undefined)
    if (!isComplete(tag)) return rememberLanguage(tag)
    setLanguage(tag).then(
      (isShown) => {
        // the later choice is the account's, too
        if (!isShown) return
        void updateLocale({ language: tag })
        onClose()
      },
      (error: unknown) => {
        reportError(error, 'language')
        setChosen(chosenBefore())
        setFailed(tag)
      },
    )
  }
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <Stack>
        <div role="status">
          {failed && <Notice tone="bad">{t('failed', { wanted: ownNameOf(failed) })}</Notice>}
          {!isComplete(chosen) && (
            <Notice>{t('not-yet', { wanted: ownNameOf(chosen), language: ownNameOf(language) })}</Notice>
          )}
        </div>
        <RadioGroup
          legend={t('title')}
          hideLegend
          columns
          value={chosen}
          onValueChange={choose}
          choices={offeredLanguages.map(({ tag, own }) => ({
            value: tag,
            label: <span lang={tag}>{own}</span>,
            hint: byDots([own === t(tag) ? '' : t(tag), isComplete(tag) ? '' : t('untranslated')]),
          }))}
        />
      </Stack>
    </Dialog>
  )
}
