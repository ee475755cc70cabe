import { faultsNamed } from '../kinds/faults-named.ts'
import { replaceRule, wrapRule } from '../kit/change.ts'

/** Counts what all clients have categorized on a day as that of each. */
const countsAllTogether = replaceRule('categories.overDailyLimit', (rule) => {
  const counted = new Map<unknown, number>()
  return (before, count, most, client) => {
    counted.set(client, before)
    const all = [...counted.values()].reduce((sum, own) => sum + own)
    const refused = rule(all, count, most, client)
    if (!refused) counted.set(client, before + count)
    return refused
  }
})

/** Each limit, moved by a little. */
export const faults = faultsNamed({
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
  'counts-refused-batches-in-the-limit-of-a-day': replaceRule('categories.overDailyLimit', (rule) => {
    const refusedToday = new Map<unknown, number>()
    return (before, count, most, client) => {
      const refused = before > 0 ? (refusedToday.get(client) ?? 0) : 0
      const isOver = rule(before + refused, count, most, client)
      refusedToday.set(client, isOver ? refused + count : refused)
      return isOver
    }
  }),
  'counts-the-objects-of-a-day-of-all-clients': { interfaces: ['enrichment-v5'], patch: countsAllTogether },
  'counts-the-descriptions-of-a-day-of-all-clients': { interfaces: ['ais-v3'], patch: countsAllTogether },
  'counts-the-different-objects-of-a-batch': {
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5'],
    patch: wrapRule('categories.batchTooBig', (rule, _count, maxBatch, objects = []) =>
      rule(new Set(objects.map((one) => JSON.stringify(one))).size, maxBatch),
    ),
  },
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
})
