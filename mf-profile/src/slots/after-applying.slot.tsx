import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { profilePage } from '@lunchpail/contracts/profile/pages'
import type { Preferences } from '@lunchpail/contracts/profile/preferences'
import type { afterApplyingSlot } from '@lunchpail/contracts/profile/slots'
import { Link } from '@lunchpail/kit-ui/link'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadPreferences, savePreferences } from '../api.ts'
import { sentences } from '../preferences/sentences.ts'
import { YesNo } from '../preferences/yes-no.tsx'

const prompts = { auto_apply_enabled: 'prompt.auto-apply', sms_job_alerts_enabled: 'prompt.alerts' } as const
type Prompt = keyof typeof prompts

interface PromptsProps {
  readonly stored: Preferences
  readonly onAnswered: () => void
}

/** One question after the other, for the settings that are off. */
function Prompts({ stored, onAnswered }: PromptsProps) {
  const t = sentences.use()
  const [asked] = useState(() => (Object.keys(prompts) as Prompt[]).filter((prompt) => !stored[prompt]))
  const [answers, setAnswers] = useState<readonly boolean[]>([])
  const now = asked[answers.length]
  const place = useRef<HTMLDivElement>(null)
  const finish = useEffectEvent(onAnswered)
  useEffect(() => {
    if (!now) finish()
  }, [now])

  const answer = async (prompt: Prompt, yes: boolean): Promise<void> => {
    if (yes) await savePreferences({ [prompt]: true })
    setAnswers([...answers, yes])
    // the buttons unmount: the focus moves to their container
    place.current?.focus()
  }
  return (
    <Stack>
      <div ref={place} tabIndex={-1} role="status">
        <Stack gap="tight">
          {asked.map((prompt, at) => answers[at] && <TurnedOn key={prompt} prompt={prompt} />)}
        </Stack>
      </div>
      {now && (
        <YesNo
          key={now}
          question={t(prompts[now])}
          hint={t(now === 'auto_apply_enabled' ? 'auto-apply.means' : 'alerts.hint')}
          onAnswer={(yes) => answer(now, yes)}
        />
      )}
    </Stack>
  )
}

function TurnedOn({ prompt }: { readonly prompt: Prompt }) {
  const t = sentences.use()
  const { account } = useSession()
  const agreed = prompt === 'auto_apply_enabled' || (account?.text_consent && account.phone)
  return (
    <Notice tone="good" title={t(`${prompts[prompt]}.on`)}>
      {agreed ? (
        t('prompt.change')
      ) : (
        <Link href={`${profilePage.path}#account`} renderLink={routerLink}>
          {t('prompt.agree')}
        </Link>
      )}
    </Notice>
  )
}

/** WZ-26: the questions after an application was sent. */
function AfterApplying({ onDone }: SlotComponentProps<typeof afterApplyingSlot>) {
  const { value } = useLoad((signal) => loadPreferences(signal), [])
  return value && <Prompts stored={value.preferences} onAnswered={() => onDone({ answered: true })} />
}

export default AfterApplying
