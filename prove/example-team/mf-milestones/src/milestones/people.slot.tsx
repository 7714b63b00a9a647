import { getMilestones } from '@lunchpail/contracts/milestones/api'
import { call } from '@lunchpail/kit-web/api-client'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { sentences } from '../sentences.ts'

export default function People() {
  const t = sentences.use()
  const { value } = useLoad((signal) => call(getMilestones, { signal }), [])
  return value ? <p>{t('people', { n: value.people })}</p> : null
}
