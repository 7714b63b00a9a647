import { Notice } from '@lunchpail/kit-ui/notice'

/** Why a code or link was not sent. */
export function NotSent({ failure }: { readonly failure: string | undefined }) {
  return (
    failure && (
      <Notice tone="bad" role="alert">
        {failure}
      </Notice>
    )
  )
}
