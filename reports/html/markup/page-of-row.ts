import { obligationOf, topicOf } from '../../../core/address.ts'

/** A topic's page in the site. Its name stays the same in later versions, as addresses do. */
export function topicPage(topic: string): string {
  return `${topic}.html`
}

/** A route's id after #: `ais-v4:GET:/accounts`. */
export function idOfRoute(name: string, route: string): string {
  return `${name}:${route.replace(' ', ':')}`
}

export function routesPage(name: string): string {
  return `by-route/${name}.html`
}

/** A requirement's place in the site: `interface/topic.html#obligation`. */
export function pageOfRow(address: string): string {
  return `${topicPage(topicOf(address))}#${obligationOf(address)}`
}
