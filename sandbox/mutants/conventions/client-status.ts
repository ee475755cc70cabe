import type { Mutant } from '../kit/mutant.ts'

/** What a client's status allows, wrong in one way each. */
export const clientStatusMutants: Mutant[] = [
  {
    id: 'lets-disabled-clients-read',
    breaks: ['conventions/client-status/disabled-client-refused'],
    sentence: 'A disabled client is refused only when it would change something.',
    patch(rules) {
      const { statusRefusal } = rules.access
      rules.access.statusRefusal = (client, route) =>
        client.status === 'disabled' && route?.method === 'GET' ? undefined : statusRefusal(client, route)
    },
  },
  {
    id: 'calls-a-disabled-client-restricted',
    breaks: ['conventions/client-status/disabled-client-refused'],
    sentence: 'A disabled client is refused with ClientRestricted.',
    patch(rules) {
      const { classSent } = rules.errors
      rules.errors.classSent = (errorClass) =>
        errorClass === 'ClientDisabled' ? 'ClientRestricted' : classSent(errorClass)
    },
  },
  {
    id: 'treats-restricted-clients-as-test-clients',
    breaks: ['conventions/client-status/restricted-client-refused'],
    sentence: 'A restricted client may do what a test client may.',
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
    breaks: ['conventions/client-status/pending-client-class'],
    sentence: 'A pending client is kept from creating customers, and told that it is restricted.',
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
    breaks: ['conventions/client-status/pending-client-creates-logins'],
    sentence: 'Fake providers exist for test clients only, so that a pending client can create no login.',
    patch(rules) {
      const { providerVisible } = rules.loginCreate
      rules.loginCreate.providerVisible = (provider, client, includeFake) =>
        providerVisible(provider, client, includeFake && client.status !== 'pending')
    },
  },
  {
    id: 'allows-one-login-too-many',
    breaks: ['conventions/client-status/login-limit'],
    sentence: 'A client is stopped by its limit of logins one login late.',
    patch(rules) {
      const { limitReached } = rules.loginCreate
      rules.loginCreate.limitReached = (client, loginCount) => limitReached(client, loginCount - 1)
    },
  },
  {
    id: 'names-no-limit-when-logins-are-used-up',
    breaks: ['conventions/client-status/login-limit'],
    sentence: 'A client that has used up its logins is refused with ActionNotAllowed.',
    patch(rules) {
      const { classSent } = rules.errors
      rules.errors.classSent = (errorClass) =>
        errorClass === 'LoginLimitReached' ? 'ActionNotAllowed' : classSent(errorClass)
    },
  },
]
