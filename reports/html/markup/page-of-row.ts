import { obligationOf, topicOf } from '../../../core/address.ts'

/** The page of a topic within the site. It stays the same in later versions, as addresses do. */
export function topicPage(topic: string): string {
  return `${topic}.html`
}

/** Where a requirement is shown within the site: `interface/topic.html#obligation`. */
export function pageOfRow(address: string): string {
  return `${topicPage(topicOf(address))}#${obligationOf(address)}`
}
