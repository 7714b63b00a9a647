import { useId, useRef, type ReactNode } from 'react'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useFocusKept } from '../use-focus-kept.ts'

interface SettingsSectionProps {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

/** One matter of the account settings. Where what was pressed in it is gone, its heading takes the focus. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const keeping = useFocusKept(heading)
  return (
    <section aria-labelledby={id} {...keeping}>
      <Stack>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {lead && <p>{lead}</p>}
        {children}
      </Stack>
    </section>
  )
}
