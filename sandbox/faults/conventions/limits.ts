import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { replaceRule, wrapRule } from '../../world/change-rule.ts'

/** The limits, each moved by a little. */
export const limitsFaults: Fault[] = faultsNamed({
  'takes-batches-below-100-only': wrapRule('categories.batchTooBig', (_rule, count, maxBatch) => count >= maxBatch),
  'takes-return-addresses-of-513': wrapRule(
    'tokens.returnToFits',
    (_rule, address, maxLength) => address.length <= maxLength + 1,
  ),
  'takes-arrays-as-custom-fields': replaceRule(
    'loginCreate.isCustomFields',
    () =>
      (value): value is Record<string, unknown> =>
        typeof value === 'object' && value !== null,
  ),
})
