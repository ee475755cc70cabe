import { replaceRule } from '../kit/change-rule.ts'
import { type Body, changeAnswers } from '../kit/change-answers.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { firsts } from '../kit/firsts.ts'

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
})
