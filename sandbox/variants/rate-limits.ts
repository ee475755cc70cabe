import type { Variant } from './variant.ts'

/** Other legal ways of counting requests per second, and of having no access to data enrichment. */
export const rateLimitVariants: Variant[] = [
  {
    id: 'counts-by-seconds-of-the-clock',
    question: 'how seconds are counted',
    sentence: 'How a second is counted is open; here each full second begins anew.',
    patch(rules) {
      rules.rateLimits.window = 'fixed'
    },
  },
  {
    id: 'counts-by-allowances',
    question: 'how seconds are counted',
    sentence: 'How a second is counted is open; here allowances refill evenly, up to the limit.',
    patch(rules) {
      rules.rateLimits.window = 'bucket'
    },
  },
  {
    id: 'counts-routes-together',
    question: 'what is counted together',
    sentence: 'Whether each route has the limit or all routes with one limit share it is open.',
    patch(rules) {
      rules.rateLimits.countedBy = ({ perSecond, address }) => `${perSecond} ${address}`
    },
  },
  {
    id: 'counts-by-client',
    question: 'what is counted together',
    sentence: 'Behind one address, a limit for each client is seen as one for the address by whoever has one client.',
    patch(rules) {
      rules.rateLimits.countedBy = ({ route, address, appId }) => `${route} ${address} ${appId}`
    },
  },
  {
    id: 'counts-refused-requests-too',
    question: 'how seconds are counted',
    sentence: 'Whether refused requests count is open; the documents name no header of a pause either.',
    patch(rules) {
      rules.rateLimits.refusedCount = true
      rules.rateLimits.retryAfter = () => undefined
    },
  },
  {
    id: 'enriches-for-customers-alone',
    question: 'body of enrichment',
    alone: true,
    interfaces: ['enrichment-v5'],
    sentence: 'The body of a request to enrich is not shown; it names a customer of the client that asks.',
    patch(rules) {
      rules.enrichment.customerNeeded = true
    },
  },
  {
    id: 'enriches-for-nobody',
    question: 'access to enrichment',
    alone: true,
    interfaces: ['enrichment-v5'],
    sentence: 'Direct access to data enrichment may be forbidden, and then each of its own routes says so.',
    patch(rules) {
      rules.enrichment.allowed = () => false
    },
  },
]
