import type { CodeType } from '@lunchpail/contracts/auth/enumerations'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { isUndelivered, type Sent } from '../api.ts'
import { sentences } from '../sentences.ts'
import { askForSecret, type SecretKind } from './codes/ask-for-secret.ts'
import { NotSent } from './codes/not-sent.tsx'
import { sendFailure } from './codes/send-failure.ts'
import { unbroken } from '../forms/unbroken.ts'
import { useSending } from './codes/use-sending.ts'
import { useUndelivered } from './codes/use-undelivered.ts'
import type { Ways } from './ways.ts'

interface UndeliveredProps {
  readonly kind: SecretKind
  readonly handle: string
  readonly type: CodeType
  readonly sent: Sent
  readonly ways: Ways
  readonly onSent: (type: CodeType, sent: Sent) => void
}

/** Says that the text or email did not arrive, and offers the other way. */
export function Undelivered({ kind, handle, type, sent, ways, onSent }: UndeliveredProps) {
  const t = sentences.use()
  const what = kind === 'code' ? 'login' : 'reset'
  const undelivered = useUndelivered(sent, () => isUndelivered({ handle, code_type: type, what }))
  const { sending, failure, send } = useSending<CodeType>((error) => sendFailure(error, kind, t))
  if (!undelivered) return null
  const other: CodeType = type === 'text' ? 'email' : 'text'
  return (
    <Stack gap="tight">
      <Notice tone="warn" role="alert">
        {t(`undelivered.${type}`, { contact: unbroken(sent.sent_to) })}
      </Notice>
      <NotSent failure={failure} />
      {ways[other] && (
        <Button
          kind="primary"
          wide
          busy={sending !== undefined}
          onClick={() => void send(other, async () => onSent(other, await askForSecret[kind](handle, other)))}
        >
          {t(`${kind}.${other}`)}
        </Button>
      )}
    </Stack>
  )
}
