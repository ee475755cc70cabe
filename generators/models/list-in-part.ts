import type { Exchange } from '../../core/exchange.ts'
import type { Judgement } from '../../core/judgement.ts'
import { followPages } from '../../harness/actions/paging/follow-pages.ts'
import type { LoginRef } from '../../harness/actions/scene/refs.ts'
import type { Scene } from '../../harness/actions/scene/scene.ts'
import { unknownIdLike } from '../../harness/actions/scene/unknown-id.ts'
import { isSuccess, rowsOfAll } from '../../harness/checks/answers/answer.ts'
import { sameRows } from '../../harness/checks/lists/list-algebra.ts'
import { rowsSatisfy } from '../../harness/checks/values/rows-satisfy.ts'
import type { Draft } from '../../harness/client/draft.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import { namesIn } from '../../harness/dialect/in-dialect.ts'
import { routeOf } from '../../harness/dialect/dialect.ts'
import type { Command } from './commands.ts'
import { type Holdings, ownLogins, saysWhose } from './holdings.ts'

/** The promises about a list of which parameters choose a part. */
export const pointsOfParts = ['any-size', 'from-its-row', 'nothing-further'] as const
type Point = (typeof pointsOfParts)[number]

interface List {
  request: string
  /** The parameter that names its parent. */
  by: string
  draft: (state: Holdings, login: LoginRef) => Draft
}

const lists: Readonly<Record<string, List>> = {
  accounts: {
    request: 'list accounts',
    by: 'login_id',
    draft: ({ scene }, { id, customer }) => scene.requests.listAccounts([['login_id', id]], customer.as),
  },
  'accounts of its customer': {
    request: 'list accounts',
    by: 'customer_id',
    draft: ({ scene }, { customer }) => scene.requests.listAccounts([['customer_id', customer.id]], customer.as),
  },
  'logins of its customer': {
    request: 'list logins',
    by: 'customer_id',
    draft: ({ scene }, { customer }) => scene.requests.listLoginsOf(customer),
  },
  transactions: {
    request: 'list transactions',
    by: 'login_id',
    draft: ({ scene }, { id, customer }) => scene.requests.listTransactions([['login_id', id]], customer.as),
  },
  attempts: {
    request: 'list attempts',
    by: 'login_id',
    draft: ({ scene }, login) => scene.requests.listAttempts(login),
  },
}

const nobody = 'nobody'
const wholePages = 'pages of 1000 rows'
const [first = '', sister = '', stranger = ''] = ownLogins

/** Each list from a row of its own, of a sister and of a stranger on; then what nobody has. */
export const storyOfParts = [
  { what: 'accounts', whose: sister },
  { what: 'accounts', whose: stranger, with: first },
  { what: 'accounts', whose: stranger, with: stranger },
  { what: 'accounts of its customer', whose: sister, with: stranger },
  { what: 'logins of its customer', with: sister },
  { what: 'transactions', whose: sister, with: first },
  { what: 'attempts', whose: sister, with: first },
  ...Object.keys(lists).map((what) => ({ what, whose: nobody })),
  { what: 'accounts', whose: nobody, with: first },
  { what: 'logins of its customer', whose: nobody, with: first },
].map((step) => ({ do: 'list in part', ...step }))

/**
 * Lists what belongs to a login or its customer as a whole, and again with an optional parameter: other pages, or from a row
 * of its own or of another login on. Also what belongs to nobody.
 */
export function listInPart({ run: { dialect } }: Scene): Command<Holdings, Point> {
  const has = ({ request, by }: List) => namesIn(by, dialect).some((name) => routeOf(dialect, request)?.query?.[name])
  return {
    options: {
      what: Object.keys(lists),
      whose: [...ownLogins, nobody],
      with: [wholePages, ...ownLogins],
    },
    says: (chosen) =>
      `list the ${chosen['what']} of ${chosen['whose'] === nobody ? nobody : saysWhose(chosen)}, as a whole and ${
        chosen['with'] === wholePages ? 'in' : 'from a row of the login'
      } ${chosen['with']}`,
    allowed: (_state, { what = '' }) => lists[what] !== undefined && has(lists[what]),
    async act(state, { what = '', whose = '', with: part = '' }) {
      const { send } = state.scene
      const { draft: draftOf } = lists[what] ?? {}
      if (!draftOf) return { answer: undefined, said: [] }
      const login = await state.the(whose === nobody ? 'first' : whose)
      const draft = draftOf(state, whose === nobody ? unknown(login) : login)
      const whole = await followPages(send, draft)
      const other = part === wholePages ? [] : rowsOfAll(await followPages(send, draftOf(state, await state.the(part))))
      const from = String(other[Math.floor(other.length / 2)]?.id)
      const [name, value] = part === wholePages ? ['per_page', '1000'] : ['from_id', from]
      const pages = await followPages(send, edit.withQuery(draft, name, value))
      // A row that the list does not have may be refused, whatever becomes of the list.
      const isRowRefused = part !== wholePages && !isSuccess(pages[0])
      if (whose === nobody)
        return { answer: pages[0], said: alike(state, what, isRowRefused ? [whole] : [whole, pages]) }
      if (part === wholePages) return { answer: pages[0], said: [['any-size', sameRows(pages, whole)]] }
      const ids = rowsOfAll(whole).map(({ id }) => String(id))
      if (ids.includes(from)) return { answer: pages[0], said: [['from-its-row', sameRows(pages, whole, from)]] }
      const isFurther = rowsOfAll(pages).length > 0
      const wanted = { wanted: 'a row of the list without from_id' }
      return {
        answer: pages[0],
        said: [
          ['nothing-further', isFurther ? rowsSatisfy(pages, ({ id }) => ids.includes(String(id)), wanted) : undefined],
        ],
      }
    },
  }
}

/** The login and its customer with ids that nothing has. */
function unknown({ customer, ...login }: LoginRef): LoginRef {
  return { ...login, id: unknownIdLike(login.id), customer: { ...customer, id: unknownIdLike(customer.id) } }
}

/** Whether what belongs to nobody is refused each time, or never. */
function alike(
  { choices }: Holdings,
  what: string,
  lists: ReadonlyArray<readonly [Exchange, ...Exchange[]]>,
): Array<[Point, Judgement | undefined]> {
  return lists.map(([page]) => [
    'nothing-further',
    choices.staysWith(`whether ${what} of nobody are refused`, isSuccess(page) ? 'accepted' : 'refused', page),
  ])
}
