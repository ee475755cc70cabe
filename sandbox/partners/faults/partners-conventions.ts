import type { Fault } from '../../faults/kit/fault.ts'
import { wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

/** Rules of several interfaces, broken where partners meet them. */
export const partnersConventionFaults: Fault[] = named({
  'asks-live-clients-no-signature-for-leads': {
    interfaces: ['partners-v1'],
    sentence: 'A live client can create leads with unsigned requests.',
    patch: wrapRule(
      'signing.required',
      (rule, client, request) => rule(client, request) && !request.url.endsWith('/leads'),
    ),
  },
})
