import type { Exchange } from '../../core/exchange.ts'
import { type Row, rowsOfAll } from '../../harness/checks/answers/answer.ts'
import { balanceOfCards } from '../../harness/checks/lists/balance-of-cards.ts'
import { transactionsCounted } from '../../harness/checks/lists/transactions-counted.ts'
import { listsEachOnce } from '../../harness/checks/paging/lists-each-once.ts'
import { rowsSatisfy } from '../../harness/checks/values/rows-satisfy.ts'
import type { Command } from './commands.ts'
import { crossedParents } from './crossed-parents.ts'
import { type Holdings, saysWhose } from './holdings.ts'

/** The promises about a list of transactions with any filter. */
type Point =
  | 'transactions-counted'
  | 'balance-of-card'
  | 'transactions-by-account'
  | 'transactions-by-login'
  | 'transactions-by-account-and-login'
  | 'account-of-another-login'
  | 'nothing-further'

const fromAnother = 'account, from a row of another'
const idOf = ({ id }: Row) => String(id)

/** Lists the transactions of a login by each documented filter, and those of an account from a row of another one on. */
export function listTransactions(whose: readonly string[]): Command<Holdings, Point> {
  return {
    options: { whose, by: ['login', 'account', 'account and its login', 'account and another login', fromAnother] },
    says: (chosen) => `list the transactions of ${saysWhose(chosen)}, by ${chosen['by']}`,
    async act(state, { whose: name = '', by = '' }) {
      const login = await state.the(name)
      const accounts = await state.list(login, 'accounts', [['login_id', login.id]])
      const ids = rowsOfAll(accounts).map(idOf)
      const ofLogin = await state.list(login, 'transactions', [['login_id', login.id]])
      const among = (row: Row) => ids.includes(String(row['account_id']))
      const counted = [
        ['transactions-counted', transactionsCounted(accounts, ofLogin)],
        ['balance-of-card', balanceOfCards(accounts, ofLogin)],
        ['transactions-by-login', rowsSatisfy(ofLogin, among, { wanted: `an account of login ${login.id}` })],
      ] as const
      if (by === 'login') return { answer: ofLogin[0], said: counted }
      const listed = rowsOfAll(ofLogin)
      const account = String(listed[0]?.['account_id'] ?? ids[0])
      const ofAccount = (row: Row) => String(row['account_id']) === account
      const isOther = by === 'account and another login'
      const beside = isOther ? await state.the(name === 'first' ? "another customer's" : 'first') : login
      const foreign = listed.find((row) => !ofAccount(row))
      const more = { 'account and its login': beside.id, 'account and another login': beside.id }[by]
      const from = by === fromAnother && foreign ? idOf(foreign) : undefined
      const pagesFrom = (start: string | undefined) =>
        state.list(login, 'transactions', [
          ['account_id', account],
          ...(more === undefined ? [] : [['login_id', more] satisfies [string, string]]),
          ...(start === undefined ? [] : [['from_id', start] satisfies [string, string]]),
        ])
      const pages = await pagesFrom(from)
      if (isOther)
        return {
          answer: pages[0],
          said: [...counted, ['account-of-another-login', crossedParents(state, pages, ofAccount)]],
        }
      const shown = rowsOfAll(pages).map(idOf)
      const later = more === undefined ? [] : await pagesFrom(shown[Math.floor(shown.length / 2)])
      const own = rowsSatisfy([...pages, ...later], ofAccount, { wanted: `account ${account}` })
      if (from !== undefined)
        return { answer: pages[0], said: [...counted, ['nothing-further', hasRows(pages) ? own : undefined]] }
      const inLogin = listed.filter(ofAccount).map(idOf)
      return {
        answer: pages[0],
        said: [
          ...counted,
          [by === 'account and its login' ? 'transactions-by-account-and-login' : 'transactions-by-account', own],
          ...(inLogin.length > 0 ? [['transactions-by-login', listsEachOnce(pages, inLogin)] as const] : []),
        ],
      }
    },
  }
}

const hasRows = (pages: readonly Exchange[]) => rowsOfAll(pages).length > 0
