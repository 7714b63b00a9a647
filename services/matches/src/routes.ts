import * as api from '@lunchpail/contracts/matches/api'
import { bindUseCases } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { countSuggestions } from './suggestions/count-suggestions.ts'
import { deleteSuggestion } from './suggestions/delete-suggestion.ts'
import { listSuggestions } from './suggestions/list-suggestions.ts'
import { saveSuggestions } from './suggestions/save-suggestions.ts'

export const routes = bindUseCases<typeof api, Deps>(api, {
  listSuggestions,
  countSuggestions,
  saveSuggestions,
  deleteSuggestion,
})
