import type { Scene } from '../../harness/actions/scene/scene.ts'
import { rowsOfAll } from '../../harness/checks/answers/answer.ts'
import { balanceOfCards } from '../../harness/checks/lists/balance-of-cards.ts'
import { keptOverFetches } from '../../harness/checks/lists/kept-over-fetches.ts'
import { transactionsCounted } from '../../harness/checks/lists/transactions-counted.ts'
import { transactionsKept } from '../../harness/checks/lists/transactions-kept.ts'
import { routeOf } from '../../harness/dialect/dialect.ts'
import type { Command } from './commands.ts'
import { type Holdings, ownLogins, saysWhose } from './holdings.ts'

/** The promises about what a login has after a further fetch. */
type Point = 'transactions-counted' | 'balance-of-card' | 'kept' | 'transactions-kept'

const withoutOne = 'refresh without an account'

/** Reconnects or refreshes a login, and waits for its end. What a refresh sends, the next one leaves out. */
export function fetchAgain(scene: Scene): Command<Holdings, Point> {
  const { requests, run } = scene
  const fail = run.profile.providers.find(({ purpose }) => purpose === 'plain')?.credentials?.fail
  const has = (request: string) =>
    [request, `${request} by its path`].some((name) => routeOf(run.dialect, name) !== undefined)
  const refreshes = has('refresh a login') && run.offered.get('control-clock') === true
  return {
    options: {
      whose: ownLogins,
      scopes: ['accounts, transactions', 'accounts'],
      with: fail ? ['right', 'wrong'] : ['right'],
      by: ['reconnect', 'refresh', withoutOne],
    },
    says: ({ by = '', scopes, with: typed, ...chosen }) => {
      const [request, without = ''] = by.split(/(?= without)/)
      const credentials = by === 'reconnect' ? ` with ${typed} credentials` : ''
      return `${request} ${saysWhose(chosen)}${without} for ${scopes}${credentials}, and wait for its end`
    },
    allowed: (_state, { by }) => (by === 'reconnect' ? has('reconnect a login') : refreshes),
    async act(state, { whose = '', scopes, with: typed, by }) {
      const login = await state.the(whose)
      const had = await state.list(login, 'accounts', [['login_id', login.id]])
      const listed = await state.list(login, 'transactions', [['login_id', login.id]])
      const fields = { fetch_scopes: scopes?.split(', ') }
      if (by === 'reconnect' && typed === 'wrong') state.retyped.add(whose)
      const typing = { ...fields, override_credentials: true, ...(typed === 'wrong' && { credentials: fail }) }
      const [one, ...others] = rowsOfAll(had).map(({ id }) => String(id))
      const excluding = by === withoutOne && others.length > 0 ? { exclude_accounts: [one] } : {}
      const answer =
        by === 'reconnect'
          ? await state.reconnect(login, requests.reconnect(login, typing))
          : await state.refresh(login, { ...fields, ...excluding, categorization: 'business' })
      // What becomes of an account that is left out is for rules of their own to say.
      if (by === withoutOne) return { answer, said: [] }
      const accounts = await state.list(login, 'accounts', [['login_id', login.id]])
      const transactions = await state.list(login, 'transactions', [['login_id', login.id]])
      return {
        answer,
        said: [
          ['transactions-counted', transactionsCounted(accounts, transactions)],
          ['balance-of-card', balanceOfCards(accounts, transactions)],
          ['kept', keptOverFetches(had, accounts)],
          ['transactions-kept', transactionsKept(listed, transactions)],
        ],
      }
    },
  }
}
