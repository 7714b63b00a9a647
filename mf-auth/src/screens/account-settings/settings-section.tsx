import { useId, type ReactNode } from 'react'
import { Stack } from '@lunchpail/kit-ui/stack'

interface SettingsSectionProps {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

/** One matter of the account settings. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <Stack>
        <h2 id={heading} tabIndex={-1}>
          {title}
        </h2>
        {lead && <p>{lead}</p>}
        {children}
      </Stack>
    </section>
  )
}
