import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { rowsOf } from '../../../harness/checks/answers/answer.ts'
import { showsNothingOf } from '../../../harness/checks/clients/shows-nothing-of.ts'
import { attemptOfAnother } from '../attempt-of-another.ts'
import { type Command, historiesOf } from '../commands.ts'
import { changeCrossed } from '../change-crossed.ts'
import { createAgain } from '../create-again.ts'
import { familyOf } from '../family.ts'
import { fetchAgain } from '../fetch-again.ts'
import { Holdings, ownLogins as own, saysWhose as says } from '../holdings.ts'
import { listAccounts } from '../list-accounts.ts'
import { listInPart, pointsOfParts, storyOfParts } from '../list-in-part.ts'
import { listTransactions } from '../list-transactions.ts'
import { letPass } from '../let-pass.ts'
import { teachItsCategory } from '../teach-its-category.ts'
import { teachWrongBatch } from '../teach-wrong-batch.ts'

type Query = Array<[string, string]>

const points = [
  'transactions-counted',
  'balance-of-card',
  'by-login',
  'by-customer',
  'customer-ignored',
  'kept',
  'alike',
  'transactions-kept',
  'transactions-by-account',
  'transactions-by-login',
  'transactions-by-account-and-login',
  'account-of-another-login',
  'refused-teaches-nothing',
  'wrong-item-not-learned',
  'business-code-taught',
  'within-client',
  'secret-of-another-login',
  'secret-of-another-customer',
  'created-twice',
  'attempt-of-another-login',
  ...pointsOfParts,
] as const
type Point = (typeof points)[number]

function commandsOf(scene: Scene): Readonly<Record<string, Command<Holdings, Point>>> {
  const whose = scene.run.offered.get('second-client') === true ? [...own, "the other client's"] : own
  return {
    'list accounts': listAccounts(scene, whose),
    'list in part': listInPart(scene),
    'list transactions': listTransactions(whose),
    'fetch again': fetchAgain(scene),
    'change it with another secret': changeCrossed(scene),
    'create it again': createAgain(scene),
    'let days pass': letPass(scene, [15, 40]),
    'teach a wrong batch': teachWrongBatch(scene),
    'teach its category': teachItsCategory(scene),
    'show its attempt by another login': attemptOfAnother,
    'read as the other client': {
      options: {
        whose,
        what: ['accounts', 'transactions', 'last attempt', 'accounts among all', 'transactions by account'],
      },
      says: (chosen) => `read the ${chosen['what']} of ${says(chosen)} with the keys of the other client`,
      allowed: () => whose.length > own.length,
      async act(state, chosen) {
        const login = await state.the(chosen['whose'] ?? '')
        const { requests, send } = state.scene
        const other = login.customer.as === 'main' ? 'second' : 'main'
        if (chosen['what'] === 'last attempt') {
          const { id = '' } = await state.scene.newestAttempt(login)
          const draft = requests.showAttempt(login, id)
          const shown = await send(draft)
          // Only the secret names the login, and another client may have received it.
          const answer = await send({ ...draft, query: [], as: other })
          return { answer, said: [['within-client', showsNothingOf(shown, [answer])]] }
        }
        const kind = chosen['what']?.startsWith('transactions') ? 'transactions' : 'accounts'
        const [shown] = await state.list(login, kind, [['login_id', login.id]])
        const first = rowsOf(shown)?.[0]
        const query: Query = [['login_id', login.id]]
        // Starts at its first account, because the list may hold others.
        if (chosen['what'] === 'accounts among all') query[0] = ['from_id', String(first?.id)]
        if (chosen['what'] === 'transactions by account') query[0] = ['account_id', String(first?.['account_id'])]
        const list = kind === 'accounts' ? requests.listAccounts(query) : requests.listTransactions(query)
        const answer = await send({ ...list, as: other })
        return { answer, said: [['within-client', showsNothingOf(shown, [answer])]] }
      },
    },
  }
}

/** Accounts and transactions of several logins, by every filter, before and after a further fetch and a refused batch. */
export const family = familyOf({
  name: 'accounts',
  points,
  histories: (scene) =>
    historiesOf(scene, {
      begin: (fresh) => new Holdings(fresh),
      commands: commandsOf(scene),
      stories: [
        [
          { do: 'list accounts', by: 'customer' },
          { do: 'list accounts', whose: 'its sister' },
          { do: 'list accounts', by: 'customer' },
          { do: 'create it again' },
          { do: 'list accounts', by: 'login and another customer' },
          { do: 'list accounts', by: 'login and an unknown customer' },
          { do: 'list transactions', by: 'account and another login' },
          { do: 'list transactions', by: 'account and another login' },
          { do: 'list transactions', by: 'account, from a row of another' },
          { do: 'read as the other client' },
          { do: 'read as the other client', what: 'transactions' },
          { do: 'read as the other client', what: 'transactions by account' },
          { do: 'read as the other client', what: 'transactions by account' },
          { do: 'read as the other client', what: 'last attempt' },
          { do: 'read as the other client', what: 'accounts among all' },
          { do: 'change it with another secret' },
          { do: 'change it with another secret', secret: "another customer's", of: 'customer' },
          { do: 'show its attempt by another login' },
          ...storyOfParts,
          { do: 'fetch again', with: 'wrong' },
          { do: 'show its attempt by another login' },
          { do: 'change it with another secret' },
        ],
        [
          { do: 'list accounts' },
          { do: 'list transactions', by: 'account and its login' },
          { do: 'fetch again' },
          { do: 'create it again' },
          { do: 'fetch again', by: 'refresh without an account' },
          { do: 'let days pass' },
          { do: 'fetch again', by: 'refresh' },
          { do: 'list transactions', by: 'account' },
          { do: 'teach its category' },
        ],
        [
          { do: 'list accounts' },
          { do: 'fetch again', with: 'wrong' },
          { do: 'list accounts', by: 'customer' },
          { do: 'list transactions', by: 'account' },
          { do: 'teach a wrong batch' },
          { do: 'teach a wrong batch', wrong: 'item without a category' },
          { do: 'fetch again' },
          { do: 'list transactions', by: 'account' },
        ],
      ],
    }),
})
