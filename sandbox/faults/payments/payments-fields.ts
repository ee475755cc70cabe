import { misread } from '../kit/misread-payments.ts'
import type { Fault } from '../kit/fault.ts'

/** The fields of a request to pay that may be left out, broken in one way each. */
export const paymentsFieldsFaults: Fault[] = [
  {
    id: 'reads-words-as-flags',
    sentence: 'A string is accepted as a flag.',
    patch: (rules) =>
      misread(rules, (data) =>
        typeof data.disable_provider_search === 'string' ? { ...data, disable_provider_search: true } : data,
      ),
  },
  {
    id: 'sends-messages-by-any-means',
    sentence: 'Any string is accepted as javascript_callback_type.',
    patch(rules) {
      rules.payments.callbackTypeKnown = (value) => typeof value === 'string'
    },
  },
]
