import { changeAnswers } from '../kit/change-answers.ts'
import { changeShape } from '../kit/change-shape.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { narrowRule, widenRule } from '../kit/change-rule.ts'
import { watchAttempts } from '../logins/attempts.ts'

const interfaces = ['ais-v6']

export const faults = faultsNamed({
  'lists-one-connection-of-a-customer': 'takes-logins.logins-as-last-alone',
  'names-logins-on-accounts': 'takes-wire.text-as-rewriting-"connection_id":-to-"login_id":"1","connection_id":',
  'lists-accounts-of-connections-only': 'takes-accounts.effective-with-first.customer_id-as-nothing',
  'shows-one-attempt-for-ever': 'shows-last_attempt.id-as-first-at-get-logins-login-id',
  'sees-late-that-a-connection-is-processed': {
    sentence: 'For a tenth of a second after a fetch began, another one may begin.',
    interfaces,
    patch(rules) {
      let beganMs = -Infinity
      watchAttempts(() => (beganMs = performance.now()))(rules)
      narrowRule('reconnect.busy', () => performance.now() - beganMs > 100)(rules)
      widenRule('refresh.possible', () => performance.now() - beganMs < 100)(rules)
    },
  },
  'swaps-the-days-of-attempts': {
    sentence: 'An attempt shows its fetch_from_date as fetch_to_date, and the other way around.',
    patch: changeShape('attempt', ({ from_date, to_date }) => ({ from_date: to_date, to_date: from_date })),
  },
  'answers-connections-behind-a-prefix': {
    interfaces,
    patch: 'takes-wire.text-as-prefixed-where-it-has-"last_consent_id"',
  },
  'gives-connections-bare': {
    interfaces,
    patch: 'renames-data-as-rows-at-get-accounts-in-ais-v6',
  },
  'lists-no-accounts-of-unknown-customers': changeAnswers(
    { version: 'v6', route: 'accounts/list', errorClass: 'CustomerNotFound' },
    () => ({
      status: 200,
      json: { data: [], meta: { next_id: null, next_page: null } },
    }),
  ),
  'next-page-forgets-the-connection': {
    interfaces,
    patch: 'takes-paging.nextPage-as-without-connection_id',
  },
  'leads-from-connections-to-logins': {
    interfaces,
    sentence: 'The next_page of connections is of the logins of version 4.',
    patch: 'takes-paging.nextPage-as-rewriting-v6/connections-to-v4/logins',
  },
})
