import type { Fault } from '../kit/fault.ts'
import { replaceRule, wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

/** The limits, each moved by a little. */
export const limitsFaults: Fault[] = named({
  'takes-batches-below-100-only': {
    sentence: 'A batch of 100 objects is refused.',
    patch: wrapRule('categories.batchTooBig', (_rule, count, maxBatch) => count >= maxBatch),
  },
  'takes-return-addresses-of-513': {
    sentence: 'A return_to of 513 characters is accepted.',
    patch: wrapRule('tokens.returnToFits', (_rule, address, maxLength) => address.length <= maxLength + 1),
  },
  'takes-arrays-as-custom-fields': {
    sentence: 'An array is accepted as custom_fields.',
    patch: replaceRule(
      'loginCreate.isCustomFields',
      () =>
        (value): value is Record<string, unknown> =>
          typeof value === 'object' && value !== null,
    ),
  },
})
