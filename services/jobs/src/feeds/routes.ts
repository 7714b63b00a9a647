import { getIndeedFeed } from './get-indeed-feed.ts'
import { getSitemap } from './get-sitemap.ts'
import { listSitemaps } from './list-sitemaps.ts'

export const routes = {
  getIndeedFeed,
  getSitemap,
  listSitemaps,
}
