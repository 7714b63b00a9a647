import { getCollection } from './get-collection.ts'
import { getOverview } from './get-overview.ts'
import { listCollections } from './list-collections.ts'

export const routes = {
  getCollection,
  getOverview,
  listCollections,
}
