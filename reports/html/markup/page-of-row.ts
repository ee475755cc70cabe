import { obligationOf, topicOf } from '../../../core/address.ts'

/** The page of a topic within the site. It stays the same in later versions, as addresses do. */
export function topicPage(topic: string): string {
  return `${topic}.html`
}

/** What an address after # names a route by: `ais-v4:GET:/accounts`. */
export function idOfRoute(name: string, route: string): string {
  return `${name}:${route.replace(' ', ':')}`
}

export function routesPage(name: string): string {
  return `by-route/${name}.html`
}

/** Where a requirement is shown within the site: `interface/topic.html#obligation`. */
export function pageOfRow(address: string): string {
  return `${topicPage(topicOf(address))}#${obligationOf(address)}`
}
