import type { Variant } from './kit/variant.ts'
import { enrichmentRoutes } from '../enrichment/routes.ts'
import { narrowRule, wrapRule, type Patch } from '../faults/kit/change.ts'
import { named } from '../world/sandbox.ts'

const ofEnrichment = new Set(enrichmentRoutes.map(({ name }) => name))

/** A time as a whole text of JSON. */
const instant = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)"/g

/** An hour. */
const hourMs = 3_600_000

/** Other legal ways to count requests per second, and to refuse data enrichment. */
export const variants: Variant[] = named({
  'counts-routes-together': {
    question: 'scope of rate limits',
    sentence: 'The documents do not say whether routes share a limit; here routes with the same limit share it.',
    patch: wrapRule('rateLimits.countedBy', (_rule, { perSecond, address }) => `${perSecond} ${address}`),
  },
  'counts-by-client': {
    question: 'scope of rate limits',
    sentence: 'Limits may be counted for each client instead of each address.',
    patch: wrapRule('rateLimits.countedBy', (_rule, { route, address, appId }) => `${route} ${address} ${appId}`),
  },
  'counts-connects-by-seconds-of-the-clock': {
    question: 'window of connects',
    sentence: 'The documents do not say how the connects of an address are counted; here in fixed windows.',
    patch: wrapRule('crowding.countedSince', (_rule, nowMs, seconds) => nowMs - (nowMs % (seconds * 1000)) - 1),
  },
  'enriches-for-nobody': {
    question: 'access to enrichment',
    alone: true,
    interfaces: ['enrichment-v5'],
    sentence: 'A client may have no access to data enrichment; then every route of it is refused.',
    patch: narrowRule('access.mayCall', (_client, route) => !ofEnrichment.has(route.name)),
  },
  // Other legal ISO 8601 forms of a time.
  'times-with-offset-zero': {
    question: 'times',
    sentence: 'Times end with +00:00 and have no fraction of a second.',
    patch: write((time) => `${time.slice(0, 'YYYY-MM-DDThh:mm:ss'.length)}+00:00`),
  },
  'times-with-microseconds': {
    question: 'times',
    sentence: 'Times have six digits of fraction.',
    patch: write((time) => time.replace('Z', '417Z')),
  },
  'times-in-another-zone': {
    question: 'times',
    sentence: 'Times have the offset -03:30.',
    patch: write((time) => new Date(Date.parse(time) - 3.5 * hourMs).toISOString().replace('Z', '-03:30')),
  },
})

function write(form: (time: string) => string): Patch {
  return wrapRule('wire.text', (rule, json) =>
    rule(json).replaceAll(instant, (_text, time: string) => `"${form(time)}"`),
  )
}
