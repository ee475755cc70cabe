import { Refusal } from '../basics/refusal.ts'
import type { Sandbox } from '../world/sandbox.ts'

/** Source: Limits, objects per batch request. @throws Refusal BatchSizeLimitExceeded */
export function refuseLargeBatch(
  sandbox: Pick<Sandbox, 'rules'>,
  items: readonly unknown[],
  of: 'categories' | 'categorize' = 'categories',
): void {
  const { batchTooBig, maxBatch } = sandbox.rules[of]
  if (batchTooBig(items.length, maxBatch, items)) {
    throw new Refusal('BatchSizeLimitExceeded', `a batch holds at most ${maxBatch} objects`)
  }
}
