import type { Call } from '../serving/call.ts'
import { refusal } from '../basics/refusals.ts'

/**
 * Adds to the client's transactions of the day, by the sandbox's clock. A batch above the limit is not counted.
 * Source: Errors, CategorizationLimitReached; Limits.
 * @throws Refusal CategorizationLimitReached
 */
export function countForToday(
  { sandbox: { rules, store, clock }, client }: Pick<Call, 'sandbox' | 'client'>,
  kind: 'learned' | 'enrichment' | 'categorize',
  count: number,
): void {
  if (!rules.categories.limited(client)) return
  const key = `${client.id} ${clock.nowIso().slice(0, 10)} ${kind}`
  const before = store.categorizedPerDay.get(key) ?? 0
  if (rules.categories.overDailyLimit(before, count, rules.categories.maxPerDay, client.id)) {
    throw refusal('categorization-limit', rules.categories.maxPerDay)
  }
  store.categorizedPerDay.set(key, before + count)
}
