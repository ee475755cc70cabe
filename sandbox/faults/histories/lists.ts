import { replaceRule, type Body, changeAnswers, wrapRule } from '../kit/change.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { firsts } from '../kit/remembering.ts'

/** Lists whose later pages are wrong, as if other code read them. */
export const faults = faultsNamed({
  'keeps-later-pages-whatever-their-filter': {
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5'],
    sentence: 'A page from a row is kept, and is the answer to every later request from that row, whatever its filter.',
    patch(rules) {
      const first = firsts<Body>()
      changeAnswers({}, ({ route, url = '' }, body) => {
        const query = new URLSearchParams(url.split('?')[1])
        if (!query.has('from_id') || !Array.isArray(body.data)) return {}
        return { json: first(`${route} ${query.get('from_id')} ${query.get('per_page')}`, body) }
      })(rules)
    },
  },
  'keeps-one-cursor-of-attempts-for-all': {
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5'],
    sentence: 'A later page of attempts is one of the login whose attempts were last listed from their beginning.',
    patch: replaceRule('paging.ordered', (rule) => {
      let last: string | null = null
      return (rows, call) => {
        const login = call?.url.includes('/attempts?') ? call.query.get('login_id') : null
        if (!call || login === null) return rule(rows, call)
        if (!call.query.has('from_id')) last = login
        if (last === login) return rule(rows, call)
        return rule(call.sandbox.store.attempts.group('loginId', last ?? '') as unknown as typeof rows, call)
      }
    }),
  },
  'forgets-the-account-beside-its-login-on-later-pages': {
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5'],
    sentence: 'With account_id, login_id and from_id, the transactions of the whole login are listed.',
    patch: wrapRule('paging.ordered', (rule, rows, call) => {
      const asked = call?.url.includes('/transactions?') ? call.query : new URLSearchParams()
      const login = asked.has('account_id') && asked.has('from_id') ? asked.get('login_id') : null
      return rule(call && login !== null ? call.sandbox.store.transactions.group('loginId', login) : rows, call)
    }),
  },
  'empties-later-accounts-of-a-login-beside-a-customer': {
    sentence: 'A later page of the accounts of a login has no rows where customer_id is beside login_id.',
    patch: 'shows-data-as-emptied-where-url-has-login_id=-where-url-has-customer_id=-by-from_id-at-get-accounts',
  },
  'counts-the-transactions-of-one-page': {
    sentence: 'transactions_count counts no more than the hundred transactions of a first page.',
    patch: 'shows-extra.transactions_count.posted-as-up-to-100-of-account',
  },
  'lists-later-transactions-as-fees': {
    interfaces: ['partners-v1'],
    patch: 'shows-mode-as-fee-by-from_id-at-get-transactions',
  },
  'lists-later-templates-without-fields':
    'shows-payment_fields-as-emptied-by-from_id-at-payment-templates-get-templates',
  'lists-later-payment-providers-without-templates': {
    interfaces: ['payments-v1'],
    patch: 'shows-payment_templates-as-emptied-by-from_id-at-payment-providers-get-providers',
  },
  // Lists that show a login or an attempt differently from its own route.
  'lists-logins-with-the-secret-of-another': 'shows-secret-as-before-at-get-logins',
  'lists-logins-that-a-provider-failed-as-active':
    'shows-status-as-active-where-last_attempt.fail_error_class-is-not-InvalidCredentials-where-last_attempt.fail_error_class-is-not-null-at-get-logins',
  'lists-the-next-refresh-of-the-fetch-before': 'shows-next_refresh_possible_at-as-before-per-id-at-get-logins',
  'lists-attempts-without-custom-fields': 'shows-custom_fields-as-fieldless-at-get-attempts',
  'lists-logins-without-their-holder': 'shows-holder_info-as-fieldless-at-get-logins',
  'lists-a-holder-without-emails': 'shows-holder_info.emails-as-emptied-at-get-logins',
  // Right in one view and wrong in the other.
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
  // Batches whose items influence each other.
  'reads-the-first-of-a-learned-batch-alone':
    'takes-wire.heard-with-first.data-as-first-alone-where-data.length-is-not-above-100-at-post-categories-learn',
  'keeps-the-errors-of-an-item-for-those-after-it': wrapRule('categorize.answered', (rule, entries) => {
    let before: unknown
    return rule(entries).map((entry) => {
      before = entry['errors'] ?? before
      return before === undefined ? entry : { ...entry, errors: before }
    })
  }),
  'echoes-the-identifier-of-the-item-before': 'shows-identifier-as-before-at-post-transactions-categorize',
})
