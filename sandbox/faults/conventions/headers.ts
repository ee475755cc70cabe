import { faultsNamed } from '../kinds/faults-named.ts'

export const faults = faultsNamed({
  'compares-the-first-half-of-a-secret':
    'takes-headers.keyKnown-with-first.secret-as-first-20-and-headers.keyKnown-with-second-as-first-20',
  'says-that-deactivated-keys-have-no-client': 'takes-access.keyRefusal-as-ClientNotFound-where-it-is-not-nothing',
  'says-that-clientless-keys-do-not-exist': 'takes-access.clientlessRefusal-as-ApiKeyNotFound-where-it-is-not-nothing',
  'does-not-know-app-keys': 'takes-headers.keyKnown-as-false-where-key_type-is-app',
  'reads-key-headers-in-one-spelling':
    'takes-headers.nameCounts-as-false-for-app-id-and-headers.nameCounts-as-false-for-client-id',
  'still-takes-the-keys-of-version-3':
    'takes-headers.appId-as-own-client-id-where-it-is-nothing-and-headers.secret-as-own-service-secret-where-it-is-nothing',
  'remembers-the-first-status-of-a-client': 'takes-access.statusRefusal-with-first.status-as-kept-per-app_id',
  'treats-restricted-clients-as-test-clients':
    'takes-access.statusRefusal-as-nothing-where-status-is-restricted-and-loginCreate.providerVisible-with-second.status-as-test-where-second.status-is-restricted',
  'calls-a-pending-client-restricted': [
    'takes-access.statusRefusal-as-ClientRestricted-where-status-is-pending-at-post-customers',
    'takes-access.statusRefusal-as-ClientRestricted-where-status-is-pending-at-post-leads',
  ],
  'keeps-pending-clients-from-fake-providers':
    'takes-loginCreate.providerVisible-with-third-as-false-where-status-is-pending',
  'allows-one-login-too-many': 'takes-loginCreate.limitReached-with-second-as-1-less',
})
