import type { Fault } from '../../faults/kit/fault.ts'
import { faultsNamed } from '../../faults/kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'

/** Rules of several interfaces, broken where partners meet them. */
export const partnersConventionFaults: Fault[] = faultsNamed(
  {
    'asks-live-clients-no-signature-for-leads': wrapRule(
      'signing.required',
      (rule, client, request) => rule(client, request) && !request.url.endsWith('/leads'),
    ),
  },
  { interfaces: ['partners-v1'] },
)
