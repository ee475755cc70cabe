import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../kit/change-rule.ts'

export const faults = faultsNamed({
  'serves-one-request-a-second-less': 'takes-rateLimits.perSecond-as-1-less',
  'limits-lists-like-learning': {
    sentence: 'The list of categories serves 5 requests per second instead of 10.',
    patch: 'takes-rateLimits.perSecond-as-5-where-it-is-not-nothing-for-categories/list',
  },
  'serves-few-requests-at-once': {
    sentence: 'Requests in quick succession are refused before the limit of the second is reached.',
    patch: 'takes-rateLimits.perSecond-as-0.6-times-and-rateLimits.window-as-bucket',
  },
  'limits-no-learning': {
    absentIn: ['partners-v1'],
    patch: 'takes-rateLimits.perSecond-as-nothing-for-categories/learn',
  },
  'limits-no-deletions': {
    interfaces: ['enrichment-v5'],
    patch: 'takes-rateLimits.perSecond-as-nothing-for-transactions/delete',
  },
  'serves-a-fifth-more-than-the-limit': 'takes-rateLimits.perSecond-as-1.2-times',
  'serves-three-times-the-limit': 'takes-rateLimits.perSecond-as-3-times',
  'counts-the-requests-of-each-address-with-its-query': {
    sentence: 'Each request is counted separately, so no limit is ever reached.',
    patch: 'takes-rateLimits.perSecond-as-1000-times',
  },
  'counts-all-addresses-together': 'takes-rateLimits.countedBy-with-first.address-as-empty',
  'counts-a-client-wherever-it-is': 'takes-rateLimits.countedBy-with-first.address-as-own-appId',
  'counts-each-client-of-an-address': wrapRule('rateLimits.countedBy', (rule, of) => `${rule(of)} ${of.appId}`),
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
  'states-no-limit': 'takes-rateLimits.message-as-limited',
  'states-the-limit-of-lists': 'takes-rateLimits.message-with-first-as-10',
})
