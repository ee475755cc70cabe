import { faultsNamed } from '../kinds/faults-named.ts'
import { replaceRule, wrapRule } from '../kit/change.ts'

/** Each limit, moved by a little. */
export const faults = faultsNamed({
  'takes-batches-below-100-only': 'takes-categories.batchTooBig-with-first-as-1-more',
  'counts-a-batch-behind-the-limit-of-a-day': {
    sentence: 'A batch is served whole if the limit of the day is not used up before it.',
    patch: 'takes-categories.overDailyLimit-with-second-as-1',
  },
  'keeps-a-client-at-the-limit-of-a-day': {
    sentence: 'A client that had as much categorized as a day allows gets no more on later days.',
    patch: replaceRule('categories.overDailyLimit', (rule) => {
      const usedUp = new Set<unknown>()
      return (before, count, most, client) => {
        const refused = usedUp.has(client) || rule(before, count, most)
        if (!refused && before + count === most) usedUp.add(client)
        return refused
      }
    }),
  },
  'counts-the-different-objects-of-a-batch': {
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5'],
    patch: wrapRule('categories.batchTooBig', (rule, _count, maxBatch, objects = []) =>
      rule(new Set(objects.map((one) => JSON.stringify(one))).size, maxBatch),
    ),
  },
  'takes-return-addresses-of-513': 'takes-tokens.returnToFits-with-second-as-1-more',
  'takes-arrays-as-custom-fields': 'takes-loginCreate.isCustomFields-as-true-where-first-is-a-list',
  'counts-a-return-address-as-escaped': 'takes-tokens.returnToFits-with-first-as-encoded',
  'returns-to-scripts': 'takes-tokens.returnToValid-as-true-where-first-matches-^javascript:',
  'counts-a-return-address-without-its-query': 'takes-tokens.returnToFits-with-first-as-bare',
  'counts-a-return-address-without-its-escapes': 'takes-tokens.returnToFits-with-first-as-decoded',
  'takes-thirty-two-custom-fields': {
    sentence: 'custom_fields with more than 32 keys are refused, even below 1 kB.',
    patch: 'takes-loginCreate.customFieldsFit-as-false-where-first-matches-(?:":[^:]*){33}',
  },
  'counts-the-letters-of-custom-fields': 'takes-loginCreate.customFieldsFit-with-first-as-rewriting-é-to-e',
  'counts-the-texts-of-custom-fields-only': String.raw`takes-loginCreate.customFieldsFit-with-first-as-rewriting-:[\[{][^\]}]*[\]}]+-to-:0`,
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
