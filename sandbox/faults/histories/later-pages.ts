import type { Rules } from '../../world/rules.ts'
import { replaceRule, wrapRule } from '../../world/change-rule.ts'
import { changeAnswers } from '../kit/change-answers.ts'
import { changeData } from '../kit/change-data.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import type { Fault } from '../kit/fault.ts'

type Row = Record<string, unknown>

const kind = 'later page'
const interfaces = ['ais-v3', 'ais-v4', 'ais-v5']

/** Changes the rows of every page of a list but the first. */
function onLaterPages(rules: Rules, route: string, change: (row: Row) => Row): void {
  changeData(rules, route, (rows, { url = '' }) => (url.includes('from_id=') ? (rows as Row[]).map(change) : rows))
}

/** Lists of which every page but the first is read, kept or written by other code. */
export const faults: Fault[] = [
  ...faultsNamed(
    {
      'keeps-later-pages-whatever-their-filter': {
        sentence:
          'A page from a row is kept, and is the answer to every later request from that row, whatever its filter.',
        patch(rules) {
          const kept = new Map<string, unknown>()
          changeAnswers(rules, ({ route, url = '' }, body) => {
            const query = new URLSearchParams(url.split('?')[1])
            if (!query.has('from_id') || !Array.isArray(body.data)) return {}
            const page = `${route} ${query.get('from_id')} ${query.get('per_page')}`
            if (!kept.has(page)) kept.set(page, body)
            return { json: kept.get(page) }
          })
        },
      },
      'keeps-one-cursor-of-attempts-for-all': {
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
      'counts-the-transactions-of-one-page': {
        sentence: 'transactions_count counts no more than the hundred transactions of a first page.',
        patch: wrapRule('shape.account', (rule, account) => {
          const shown = rule(account)
          const count = account.extra['transactions_count'] as { posted: number } | undefined
          if (count === undefined) return shown
          const capped = { ...count, posted: Math.min(count.posted, 100) }
          return { ...shown, extra: { ...account.extra, transactions_count: capped } }
        }),
      },
    },
    { kind, interfaces },
  ),
  ...faultsNamed(
    {
      'lists-later-transactions-as-fees': (rules) =>
        onLaterPages(rules, 'transactions/list', (row) => ({ ...row, mode: 'fee' })),
    },
    { kind, interfaces: ['partners-v1'] },
  ),
  ...faultsNamed(
    {
      'lists-later-templates-without-fields': (rules) =>
        onLaterPages(rules, 'payment-templates/list', (row) => ({ ...row, payment_fields: [] })),
      'lists-later-payment-providers-without-templates': (rules) =>
        onLaterPages(rules, 'payment-providers/list', (row) => ({ ...row, payment_templates: [] })),
    },
    { kind, interfaces: ['payments-v1'] },
  ),
]
