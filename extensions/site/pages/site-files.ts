import { topicOf } from '../../../core/address.ts'
import { routesPage, topicPage } from '../../../reports/html/markup/page-of-row.ts'
import { indexPage } from './index-page.ts'
import { routesPageOf } from './routes-page.ts'
import type { Site } from './site-model.ts'
import { topicPageOf } from './topic-page.ts'
import { variantsPage } from './variants-page.ts'

/**
 * The site of a catalogue: the text of each file by its path. It is a page per topic, and one per interface by route, so that every address opens quickly,
 * and opens from disk without a server or a network.
 */
export function siteFiles(site: Site): Map<string, string> {
  const byId = Map.groupBy(site.rows, ({ id }) => id)
  const topics = Map.groupBy(site.rows, ({ address }) => topicOf(address))
  return new Map([
    ['index.html', indexPage(site)],
    ['variants.html', variantsPage(site)],
    ...[...Map.groupBy(site.routes, (one) => one.interface)].map(
      ([name, routes]) => [routesPage(name), routesPageOf(site, name, routes)] as const,
    ),
    ...[...topics].map(([topic, rows]) => [topicPage(topic), topicPageOf(site, topic, rows, byId)] as const),
  ])
}
