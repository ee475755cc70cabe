import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'

export const clientStatusFaults: Fault[] = faultsNamed({
  'treats-restricted-clients-as-test-clients'(rules) {
    const { statusRefusal } = rules.access
    rules.access.statusRefusal = (client, route) =>
      client.status === 'restricted' ? undefined : statusRefusal(client, route)
    const { providerVisible } = rules.loginCreate
    rules.loginCreate.providerVisible = (provider, client, includeFake) =>
      providerVisible(provider, client.status === 'restricted' ? { ...client, status: 'test' } : client, includeFake)
  },
  'calls-a-pending-client-restricted': wrapRule('access.statusRefusal', (rule, client, route) =>
    client.status === 'pending' && /^(customers|leads)\/create$/.test(route?.name ?? '')
      ? 'ClientRestricted'
      : rule(client, route),
  ),
  'keeps-pending-clients-from-fake-providers': wrapRule(
    'loginCreate.providerVisible',
    (rule, provider, client, includeFake) => rule(provider, client, includeFake && client.status !== 'pending'),
  ),
  'allows-one-login-too-many': wrapRule('loginCreate.limitReached', (rule, client, loginCount) =>
    rule(client, loginCount - 1),
  ),
})
