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
  'keeps-the-errors-of-an-item-for-those-after-it': wrapRule('categorize.answered', (rule, entries) => {
    let before: unknown
    return rule(entries).map((entry) => {
      before = entry['errors'] ?? before
      return before === undefined ? entry : { ...entry, errors: before }
    })
  }),
})
