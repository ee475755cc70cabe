import type { Fault } from '../kit/fault.ts'

/** Limits that count only a part, or something else, so that what they measure depends on what is sent. */
export const limitEdgesFaults: Fault[] = [
  {
    id: 'counts-a-return-address-as-escaped',
    sentence: 'The length of a return_to is measured after escaping, so a query makes it longer.',
    patch(rules) {
      rules.tokens.returnToFits = (address, maxLength) =>
        address.length <= maxLength && address.replaceAll('=', '%3D').length <= maxLength
    },
  },
  {
    id: 'counts-a-return-address-without-its-query',
    sentence: 'The length of a return_to is measured without its query.',
    patch(rules) {
      rules.tokens.returnToFits = (address, maxLength) => address.replace(/\?.*/s, '').length <= maxLength
    },
  },
  {
    id: 'takes-thirty-two-custom-fields',
    sentence: 'custom_fields with more than 32 keys are refused, even below 1 kB.',
    patch(rules) {
      const { customFieldsFit } = rules.loginCreate
      rules.loginCreate.customFieldsFit = (text, maxBytes) =>
        customFieldsFit(text, maxBytes) && Object.keys(JSON.parse(text) as object).length <= 32
    },
  },
  {
    id: 'counts-the-texts-of-custom-fields-only',
    sentence: 'Objects and arrays inside custom_fields do not count for its size.',
    patch(rules) {
      const { customFieldsFit } = rules.loginCreate
      rules.loginCreate.customFieldsFit = (text, maxBytes) => {
        const entries = Object.entries(JSON.parse(text) as object).filter(([, value]) => typeof value !== 'object')
        return customFieldsFit(JSON.stringify(Object.fromEntries(entries)), maxBytes)
      }
    },
  },
]
