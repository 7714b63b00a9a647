import { countSuggestions } from './count-suggestions.ts'
import { deleteSuggestion } from './delete-suggestion.ts'
import { listSuggestions } from './list-suggestions.ts'
import { saveSuggestions } from './save-suggestions.ts'

export const routes = {
  countSuggestions,
  deleteSuggestion,
  listSuggestions,
  saveSuggestions,
}
