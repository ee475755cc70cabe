import type { Call } from '../serving/call.ts'
import { Refusal } from '../basics/refusal.ts'

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
  if (rules.categories.overDailyLimit(before, count, rules.categories.maxPerDay)) {
    throw new Refusal('CategorizationLimitReached', `at most ${rules.categories.maxPerDay} transactions per day`)
  }
  store.categorizedPerDay.set(key, before + count)
}
