import { faultsNamed } from '../kinds/faults-named.ts'

/** Right in one view and wrong in the other. */
export const faults = faultsNamed({
  'nests-the-last-attempt-as-first-listed': {
    sentence: 'The list of logins shows an attempt as it was when the list first showed it.',
    patch: 'shows-last_attempt-as-kept-per-last_attempt.id-at-get-logins',
  },
  'lists-the-accounts-of-a-customer-without-their-balance': 'shows-balance-as-0-by-customer_id-at-get-accounts',
  'shows-marks-in-the-list-of-a-connection-alone': {
    sentence: 'Listed by its account, a transaction that was marked has duplicated false.',
    patch: 'shows-duplicated-as-false-by-account_id-at-get-transactions',
  },
  'shows-a-template-alone-as-deprecated':
    'shows-deprecated-as-true-at-payment-templates-get-templates-payment-template',
  'shows-a-provider-alone-as-inactive': {
    interfaces: ['partners-v1'],
    patch: 'shows-status-as-inactive-at-get-providers-provider-code',
  },
})
