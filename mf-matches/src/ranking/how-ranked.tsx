import { useState } from 'react'
import { Checkbox } from '@lunchpail/kit-ui/checkbox'
import { Disclosure } from '@lunchpail/kit-ui/disclosure'
import { useLanguage } from '@lunchpail/kit-web/language'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadRanking, sendRanking, type Ranking } from '../api.ts'
import { sentences } from '../sentences.ts'
import styles from './how-ranked.module.css'

/** What the order is made of, and whether what the person decides moves it. */
export function HowRanked() {
  const t = sentences.use()
  const [opened, setOpened] = useState(false)
  return (
    <Disclosure kind="inline" summary={t('ranked.title')} onToggle={(open) => open && setOpened(true)}>
      <div className={styles.content}>
        <p>{t('ranked.text')}</p>
        {opened && <OwnOrder />}
      </div>
    </Disclosure>
  )
}

function OwnOrder() {
  const t = sentences.use()
  const { value: loaded } = useLoad(loadRanking, [])
  const [saved, setSaved] = useState<typeof loaded>()
  const [sending, setSending] = useState<boolean>()
  const [failed, setFailed] = useState(false)
  const ranking = saved ?? loaded
  // no one came for it: without it the text stands alone
  if (!ranking) return null
  const set = (personal: boolean) => {
    setSending(personal)
    setFailed(false)
    void sendRanking(personal)
      .then(setSaved, () => setFailed(true))
      .finally(() => setSending(undefined))
  }
  return (
    <>
      <Checkbox
        label={t('ranked.learn')}
        hint={t('ranked.learn-hint')}
        error={failed ? t('ranked.failed') : undefined}
        checked={sending ?? ranking.personal}
        onChange={(event) => set(event.currentTarget.checked)}
      />
      <p role="status">{ranking.personal && <Learned ranking={ranking} />}</p>
    </>
  )
}

/** What it learned, in a sentence or two. */
function Learned({ ranking }: { readonly ranking: Ranking }) {
  const t = sentences.use()
  const list = new Intl.ListFormat(useLanguage())
  const { saved, passed, needed, weights } = ranking
  if (Math.min(saved, passed) < needed) return t('ranked.not-yet', { n: needed, saved, passed })
  const names = (moved: (of: number, standard: number) => boolean) =>
    list.format(
      weights.filter(({ of, standard }) => moved(of, standard)).map(({ part }) => t(`ranked.part.${part}`)),
    )
  // a point is rounding
  const more = names((of, standard) => of > standard + 1)
  const less = names((of, standard) => of < standard - 1)
  if (!more && !less) return t('ranked.same')
  return [more && t('ranked.more', { factors: more }), less && t('ranked.less', { factors: less })]
    .filter(Boolean)
    .join(' ')
}
