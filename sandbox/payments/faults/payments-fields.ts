import { misread } from './misread-payments.ts'
import type { Fault } from '../../faults/kit/fault.ts'
import { wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

export const paymentsFieldsFaults: Fault[] = named({
  'reads-words-as-flags': {
    sentence: 'A string is accepted as a flag.',
    patch: (rules) =>
      misread(rules, (data) =>
        typeof data.disable_provider_search === 'string' ? { ...data, disable_provider_search: true } : data,
      ),
  },
  'sends-messages-by-any-means': {
    sentence: 'Any string is accepted as javascript_callback_type.',
    patch: wrapRule('payments.callbackTypeKnown', (_rule, value) => typeof value === 'string'),
  },
})
