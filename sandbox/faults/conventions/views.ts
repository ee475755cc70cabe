import { faultsNamed } from '../kinds/faults-named.ts'

const interfaces = ['ais-v3', 'ais-v4', 'ais-v5']

/** One resource, shown differently in two places. */
export const faults = faultsNamed({
  'nests-attempts-of-another-user-presence': {
    sentence: 'last_attempt of a login says the opposite of the attempt itself on whether the user is present.',
    patch: 'shows-last_attempt.user_present-as-turned-of-login',
  },
  'shows-otherwise-what-stands-on-a-later-page': {
    interfaces,
    sentence: 'A page of transactions that is not the first shows each as a duplicate.',
    patch: 'shows-duplicated-as-turned-by-from_id-at-get-transactions',
  },
  'writes-amounts-as-text-on-later-pages': {
    interfaces: [...interfaces, 'partners-v1'],
    patch: 'shows-amount-as-text-by-from_id-at-get-transactions',
  },
  'loses-text-beyond-ascii': 'takes-wire.text-as-ascii',
})
