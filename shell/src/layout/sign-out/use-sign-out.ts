import { reportError } from '@lunchpail/kit-web/error-report'
import { useNavigate } from '@lunchpail/kit-web/router'
import { refreshSession } from '@lunchpail/kit-web/session'
import { toast } from '@lunchpail/kit-web/toast'
import { sentences } from '../../sentences.ts'

/** Ends the session on this device and goes to the home page. */
export function useSignOut(): () => Promise<void> {
  const t = sentences.use()
  const navigate = useNavigate()
  return async () => {
    try {
      // auth's contract is wanted here alone, so it does not come with the first page
      const { endSession } = await import('./end-session.ts')
      await endSession()
      await navigate('/')
      await refreshSession()
      toast(t('sign-out.done'))
    } catch (error) {
      reportError(error, 'sign-out')
      toast(t('sign-out.failed'), { milliseconds: 5000, tone: 'bad' })
    }
  }
}
