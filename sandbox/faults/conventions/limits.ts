import { faultsNamed } from '../kinds/faults-named.ts'
import { replaceRule, wrapRule } from '../kit/change-rule.ts'

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
})
