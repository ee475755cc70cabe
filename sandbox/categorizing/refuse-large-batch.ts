import { refusal } from '../basics/refusals.ts'
import type { Sandbox } from '../world/sandbox.ts'

/** Source: Limits, objects per batch request. @throws Refusal BatchSizeLimitExceeded */
export function refuseLargeBatch(
  sandbox: Pick<Sandbox, 'rules'>,
  items: readonly unknown[],
  of: 'categories' | 'categorize' = 'categories',
): void {
  const { batchTooBig, maxBatch } = sandbox.rules[of]
  if (batchTooBig(items.length, maxBatch, items)) {
    throw refusal('batch-size', maxBatch)
  }
}
