import { addFeatured } from './add-featured.ts'
import { changeFeatured } from './change-featured.ts'
import { listFeatured } from './list-featured.ts'
import { removeFeatured } from './remove-featured.ts'

export const routes = {
  addFeatured,
  changeFeatured,
  listFeatured,
  removeFeatured,
}
