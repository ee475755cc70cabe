import type { Fault } from '../kit/fault.ts'

/** What a client's status allows, wrong in one way each. */
export const clientStatusFaults: Fault[] = [
  {
    id: 'treats-restricted-clients-as-test-clients',
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
  {
    id: 'calls-a-pending-client-restricted',
    sentence: 'A pending client is refused with ClientRestricted when it creates a customer.',
    patch(rules) {
      const { statusRefusal } = rules.access
      rules.access.statusRefusal = (client, route) =>
        client.status === 'pending' && /^(customers|leads)\/create$/.test(route?.name ?? '')
          ? 'ClientRestricted'
          : statusRefusal(client, route)
    },
  },
  {
    id: 'keeps-pending-clients-from-fake-providers',
    sentence: 'A pending client cannot use fake providers, so it can create no login.',
    patch(rules) {
      const { providerVisible } = rules.loginCreate
      rules.loginCreate.providerVisible = (provider, client, includeFake) =>
        providerVisible(provider, client, includeFake && client.status !== 'pending')
    },
  },
  {
    id: 'allows-one-login-too-many',
    sentence: 'A client can create one login more than its limit.',
    patch(rules) {
      const { limitReached } = rules.loginCreate
      rules.loginCreate.limitReached = (client, loginCount) => limitReached(client, loginCount - 1)
    },
  },
]
