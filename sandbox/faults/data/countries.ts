import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'

export const countriesFaults: Fault[] = faultsNamed({
  'lists-the-fake-country-always': wrapRule('countries.listed', (rule) => rule(true, true)),
  'shows-the-fake-country-to-live-clients': wrapRule(
    'countries.fakeAllowed',
    (rule, client) => client.status === 'live' || rule(client),
  ),
})
