import { type ReactNode, Suspense, useEffect } from 'react'
import { helpPage } from '@lunchpail/contracts/shell/pages'
import { whenWanted, type RetryProps } from '@lunchpail/kit-web/chunks/when-wanted'
import { useNavigate } from '@lunchpail/kit-web/router'
import type { SupportDialogProps } from './support-dialog.tsx'
import { SupportChatContext, type SupportChat } from './use-support-chat.ts'

interface ChatProps extends Pick<SupportDialogProps, 'contact'> {
  readonly chat: SupportChat
}

/** In place of the chat that did not come: who asked for it reads how else to reach the support. */
function ChatFailed({ chat, retry }: ChatProps & RetryProps) {
  const navigate = useNavigate()
  useEffect(() => {
    chat.close()
    retry()
    if (chat.shown === 'asked-for') void navigate(helpPage.path)
  })
  return null
}

/** Loaded when it opens: most logins do without. */
const Chat = whenWanted<ChatProps>(
  'support chat',
  async () => {
    const { SupportDialog } = await import('./support-dialog.tsx')
    return ({ chat, contact }) => <SupportDialog contact={contact} onClose={chat.close} />
  },
  ChatFailed,
)

interface WithSupportProps extends ChatProps {
  readonly children: ReactNode
}

/** A form of login with its support chat. */
export function WithSupport({ chat, contact, children }: WithSupportProps) {
  return (
    <SupportChatContext value={chat}>
      <div onInput={chat.typed} onSubmitCapture={chat.cancel}>
        {children}
      </div>
      {chat.shown && (
        <Suspense fallback={null}>
          <Chat chat={chat} contact={contact} />
        </Suspense>
      )}
    </SupportChatContext>
  )
}
