import { faultsNamed } from '../kinds/faults-named.ts'

const kind = 'one view of two'

/** Right in one view and wrong in the other. */
export const faults = faultsNamed({
  'nests-the-last-attempt-as-first-listed': {
    kind,
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5'],
    sentence: 'The list of logins shows an attempt as it was when the list first showed it.',
    patch: 'shows-last_attempt-as-kept-per-last_attempt.id-at-get-logins',
  },
  'lists-the-accounts-of-a-customer-without-their-balance': {
    kind,
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5'],
    sentence: 'By its customer an account is listed with the balance 0, by its login with its own.',
    patch: 'shows-balance-as-0-by-customer_id-at-get-accounts',
  },
  'shows-marks-in-the-list-of-a-connection-alone': {
    kind,
    interfaces: ['enrichment-v5'],
    sentence: 'Listed by its account, a transaction that was marked has duplicated false.',
    patch: 'shows-duplicated-as-false-by-account_id-at-get-transactions',
  },
  'shows-a-template-alone-as-deprecated': {
    kind,
    interfaces: ['payments-v1'],
    patch: 'shows-deprecated-as-true-at-payment-templates-get-templates-payment-template',
  },
  'shows-a-provider-alone-as-inactive': {
    kind,
    interfaces: ['partners-v1'],
    patch: 'shows-status-as-inactive-at-get-providers-provider-code',
  },
})
