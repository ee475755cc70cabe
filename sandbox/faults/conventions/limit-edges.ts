import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'

/** Limits that count only a part, or something else, so that what they measure depends on what is sent. */
export const limitEdgesFaults: Fault[] = faultsNamed({
  'counts-a-return-address-as-escaped': wrapRule(
    'tokens.returnToFits',
    (_rule, address, maxLength) => address.length <= maxLength && address.replaceAll('=', '%3D').length <= maxLength,
  ),
  'counts-a-return-address-without-its-query': wrapRule(
    'tokens.returnToFits',
    (_rule, address, maxLength) => address.replace(/\?.*/s, '').length <= maxLength,
  ),
  'takes-thirty-two-custom-fields': {
    sentence: 'custom_fields with more than 32 keys are refused, even below 1 kB.',
    patch: wrapRule(
      'loginCreate.customFieldsFit',
      (rule, text, maxBytes) => rule(text, maxBytes) && Object.keys(JSON.parse(text) as object).length <= 32,
    ),
  },
  'counts-the-texts-of-custom-fields-only': wrapRule('loginCreate.customFieldsFit', (rule, text, maxBytes) => {
    const entries = Object.entries(JSON.parse(text) as object).filter(([, value]) => typeof value !== 'object')
    return rule(JSON.stringify(Object.fromEntries(entries)), maxBytes)
  }),
})
