import type { Fault } from '../kit/fault.ts'
import { wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

/** Limits that count only a part, or something else, so that what they measure depends on what is sent. */
export const limitEdgesFaults: Fault[] = named({
  'counts-a-return-address-as-escaped': {
    sentence: 'The length of a return_to is measured after escaping, so a query makes it longer.',
    patch: wrapRule(
      'tokens.returnToFits',
      (_rule, address, maxLength) => address.length <= maxLength && address.replaceAll('=', '%3D').length <= maxLength,
    ),
  },
  'counts-a-return-address-without-its-query': {
    sentence: 'The length of a return_to is measured without its query.',
    patch: wrapRule(
      'tokens.returnToFits',
      (_rule, address, maxLength) => address.replace(/\?.*/s, '').length <= maxLength,
    ),
  },
  'takes-thirty-two-custom-fields': {
    sentence: 'custom_fields with more than 32 keys are refused, even below 1 kB.',
    patch: wrapRule(
      'loginCreate.customFieldsFit',
      (rule, text, maxBytes) => rule(text, maxBytes) && Object.keys(JSON.parse(text) as object).length <= 32,
    ),
  },
  'counts-the-texts-of-custom-fields-only': {
    sentence: 'Objects and arrays inside custom_fields do not count for its size.',
    patch: wrapRule('loginCreate.customFieldsFit', (rule, text, maxBytes) => {
      const entries = Object.entries(JSON.parse(text) as object).filter(([, value]) => typeof value !== 'object')
      return rule(JSON.stringify(Object.fromEntries(entries)), maxBytes)
    }),
  },
})
