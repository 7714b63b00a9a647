import * as api from '@lunchpail/contracts/milestones/api'
import { bindUseCases } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { getMilestones } from './people/get-milestones.ts'

export const routes = bindUseCases<typeof api, Deps>(api, { getMilestones })
