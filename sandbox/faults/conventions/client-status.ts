import type { Fault } from '../kit/fault.ts'
import { wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

export const clientStatusFaults: Fault[] = named({
  'treats-restricted-clients-as-test-clients': {
    sentence: 'A restricted client is served like a test client.',
    patch(rules) {
      const { statusRefusal } = rules.access
      rules.access.statusRefusal = (client, route) =>
        client.status === 'restricted' ? undefined : statusRefusal(client, route)
      const { providerVisible } = rules.loginCreate
      rules.loginCreate.providerVisible = (provider, client, includeFake) =>
        providerVisible(provider, client.status === 'restricted' ? { ...client, status: 'test' } : client, includeFake)
    },
  },
  'calls-a-pending-client-restricted': {
    sentence: 'A pending client is refused with ClientRestricted when it creates a customer.',
    patch: wrapRule('access.statusRefusal', (rule, client, route) =>
      client.status === 'pending' && /^(customers|leads)\/create$/.test(route?.name ?? '')
        ? 'ClientRestricted'
        : rule(client, route),
    ),
  },
  'keeps-pending-clients-from-fake-providers': {
    sentence: 'A pending client cannot use fake providers, so it can create no login.',
    patch: wrapRule('loginCreate.providerVisible', (rule, provider, client, includeFake) =>
      rule(provider, client, includeFake && client.status !== 'pending'),
    ),
  },
  'allows-one-login-too-many': {
    sentence: 'A client can create one login more than its limit.',
    patch: wrapRule('loginCreate.limitReached', (rule, client, loginCount) => rule(client, loginCount - 1)),
  },
})
