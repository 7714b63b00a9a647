import { whyNotSlot } from '@lunchpail/contracts/matches/slots'
import { useSession } from '@lunchpail/kit-web/session'
import { Slot } from '@lunchpail/kit-web/slot'
import { useMayApply } from '../../interested/interested.ts'
import { SimilarJobs } from './similar-jobs.tsx'
import styles from './similar.module.css'

/** What comes after the text of a job. */
export function AfterJob({ id }: { readonly id: number }) {
  const { account } = useSession()
  const mayApply = useMayApply()
  return (
    <div className={styles.after}>
      {account && mayApply && (
        // no visitor came for it
        <Slot slot={whyNotSlot} props={{ id }} fallback={() => null} />
      )}
      <SimilarJobs id={id} />
    </div>
  )
}
