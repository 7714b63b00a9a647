import * as api from '@lunchpail/contracts/matches/api'
import { bindUseCases } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { countSuggestions } from './use-cases/count-suggestions.ts'
import { deleteSuggestion } from './use-cases/delete-suggestion.ts'
import { listSuggestions } from './use-cases/list-suggestions.ts'
import { saveSuggestions } from './use-cases/save-suggestions.ts'

export const routes = bindUseCases<typeof api, Deps>(api, {
  listSuggestions,
  countSuggestions,
  saveSuggestions,
  deleteSuggestion,
})
