import { Refusal } from '../basics/refusal.ts'
import type { Sandbox } from '../world/sandbox.ts'

/** Source: Limits, objects per batch request. @throws Refusal BatchSizeLimitExceeded */
export function refuseLargeBatch({ rules: { categories } }: Pick<Sandbox, 'rules'>, items: readonly unknown[]): void {
  if (categories.batchTooBig(items.length, categories.maxBatch)) {
    throw new Refusal('BatchSizeLimitExceeded', `a batch holds at most ${categories.maxBatch} objects`)
  }
}
