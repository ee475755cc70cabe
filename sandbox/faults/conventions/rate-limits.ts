import { faultsNamed } from '../kinds/faults-named.ts'
import { type Patch, replaceRule, wrapRule } from '../kit/change-rule.ts'

/** Changes the number of requests per second that a limited route serves. */
function limitBy(change: (perSecond: number, route: string) => number | undefined): Patch {
  return wrapRule('rateLimits.perSecond', (rule, version, route) => {
    const limit = rule(version, route)
    return limit === undefined ? undefined : change(limit, route)
  })
}

export const faults = faultsNamed({
  'serves-one-request-a-second-less': limitBy((perSecond) => perSecond - 1),
  'limits-lists-like-learning': {
    sentence: 'The list of categories serves 5 requests per second instead of 10.',
    patch: limitBy((perSecond, route) => (route === 'categories/list' ? 5 : perSecond)),
  },
  'serves-few-requests-at-once': {
    sentence: 'Requests in quick succession are refused before the limit of the second is reached.',
    patch: replaceRule('rateLimits.window', (_rule, rules) => {
      limitBy((perSecond) => Math.ceil(perSecond / 2))(rules)
      return 'bucket'
    }),
  },
  'limits-no-learning': {
    absentIn: ['partners-v1'],
    patch: limitBy((perSecond, route) => (route === 'categories/learn' ? undefined : perSecond)),
  },
  'limits-no-deletions': {
    interfaces: ['enrichment-v5'],
    patch: limitBy((perSecond, route) => (route === 'transactions/delete' ? undefined : perSecond)),
  },
  'serves-a-fifth-more-than-the-limit': limitBy((perSecond) => Math.floor(perSecond * 1.2)),
  'serves-three-times-the-limit': limitBy((perSecond) => perSecond * 3),
  'counts-the-requests-of-each-address-with-its-query': {
    sentence: 'Each request is counted separately, so no limit is ever reached.',
    patch: replaceRule('rateLimits.countedBy', () => {
      let number = 0
      return () => String((number += 1))
    }),
  },
  'counts-all-addresses-together': {
    sentence: 'The limit of a route holds for all addresses together.',
    patch: wrapRule('rateLimits.countedBy', (countedBy, counted) => countedBy({ ...counted, address: '' })),
  },
  'counts-a-client-wherever-it-is': {
    sentence: 'The limit of a route is counted for each client, whatever address its requests come from.',
    patch: wrapRule('rateLimits.countedBy', (countedBy, counted) => countedBy({ ...counted, address: counted.appId })),
  },
  'shuts-out-whoever-exceeds-a-limit': {
    sentence: 'Whoever exceeds a limit is refused for a minute on every route with one.',
    patch(rules) {
      const { perSecond, countedBy, message } = rules.rateLimits
      let shutUntilMs = 0
      let stated = 0
      const isShut = () => Date.now() < shutUntilMs
      rules.rateLimits.window = 'fixed'
      rules.rateLimits.perSecond = (version, route) => {
        const limit = perSecond(version, route)
        stated = limit ?? stated
        return limit !== undefined && isShut() ? 0 : limit
      }
      rules.rateLimits.countedBy = (counted) => (isShut() ? 'whoever is shut out' : countedBy(counted))
      rules.rateLimits.message = () => {
        if (!isShut()) shutUntilMs = Date.now() + 60_000
        return message(stated)
      }
    },
  },
  'states-no-limit': wrapRule('rateLimits.message', () => 'too many requests; come again in a moment'),
  'states-the-limit-of-lists': wrapRule('rateLimits.message', () => 'at most 10 requests per second'),
})
