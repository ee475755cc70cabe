import { misread, refuseWhere } from '../kit/misread-payments.ts'
import type { Fault } from '../kit/fault.ts'

/** The fields of a request to pay that may be left out, broken in one way each. */
export const paymentsFieldsFaults: Fault[] = [
  {
    id: 'knows-no-return-of-payers',
    sentence: 'A payment with return_to is refused.',
    patch: (rules) => refuseWhere(rules, (data) => 'return_to' in data),
  },
  {
    id: 'always-asks-for-consent',
    sentence: 'show_consent_confirmation false is refused.',
    patch: (rules) => refuseWhere(rules, (data) => data.show_consent_confirmation === false),
  },
  {
    id: 'always-offers-a-search',
    sentence: 'disable_provider_search true is refused.',
    patch: (rules) => refuseWhere(rules, (data) => data.disable_provider_search === true),
  },
  {
    id: 'reads-words-as-flags',
    sentence: 'A string is accepted as a flag.',
    patch: (rules) =>
      misread(rules, (data) =>
        typeof data.disable_provider_search === 'string' ? { ...data, disable_provider_search: true } : data,
      ),
  },
  {
    id: 'knows-no-messages',
    sentence: 'javascript_callback_type post_message is refused.',
    patch(rules) {
      rules.payments.callbackTypeKnown = () => false
    },
  },
  {
    id: 'refuses-null-for-no-messages',
    sentence: 'javascript_callback_type null is refused.',
    patch: (rules) =>
      misread(rules, (data) =>
        data.javascript_callback_type === null ? { ...data, javascript_callback_type: 'null' } : data,
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
