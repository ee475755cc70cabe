import { misread } from './misread-payments.ts'
import type { Fault } from '../../faults/kit/fault.ts'
import { faultsNamed } from '../../faults/kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'

export const paymentsFieldsFaults: Fault[] = faultsNamed({
  'reads-words-as-flags': (rules) =>
    misread(rules, (data) =>
      typeof data.disable_provider_search === 'string' ? { ...data, disable_provider_search: true } : data,
    ),
  'sends-messages-by-any-means': wrapRule('payments.callbackTypeKnown', (_rule, value) => typeof value === 'string'),
})
