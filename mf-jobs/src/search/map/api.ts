import { mapPositions } from '@lunchpail/contracts/jobs/api'
import { call } from '@lunchpail/kit-web/api-client'

export const loadMap = (positions: readonly number[], signal: AbortSignal) =>
  call(mapPositions, { body: { positions: [...positions] }, signal })
export type ListMapData = Awaited<ReturnType<typeof loadMap>>
