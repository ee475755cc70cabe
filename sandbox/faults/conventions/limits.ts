import type { Fault } from '../kit/fault.ts'

/** The limits, each moved by a little. */
export const limitsFaults: Fault[] = [
  {
    id: 'takes-batches-below-100-only',
    sentence: 'A batch of 100 objects is refused.',
    patch(rules) {
      rules.categories.batchTooBig = (count, maxBatch) => count >= maxBatch
    },
  },
  {
    id: 'takes-return-addresses-of-513',
    sentence: 'A return_to of 513 characters is accepted.',
    patch(rules) {
      rules.tokens.returnToFits = (address, maxLength) => address.length <= maxLength + 1
    },
  },
  {
    id: 'takes-arrays-as-custom-fields',
    sentence: 'An array is accepted as custom_fields.',
    patch(rules) {
      rules.loginCreate.isCustomFields = (value): value is Record<string, unknown> =>
        typeof value === 'object' && value !== null
    },
  },
]
