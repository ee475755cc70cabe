import { lendLogin } from '../../harness/actions/logins/lent.ts'
import type { Exchange } from '../../core/exchange.ts'
import * as logins from '../../harness/actions/logins/logins.ts'
import { followPages } from '../../harness/actions/paging/follow-pages.ts'
import type { LoginRef } from '../../harness/actions/scene/refs.ts'
import {
  answersWithAttempt,
  answersWithLogin,
  answersWithNextRefresh,
} from '../../harness/checks/logins/answers-with-login.ts'
import { momentIsSet } from '../../harness/checks/logins/login-moments.ts'
import { secretOpensLogin, someSecretOpens } from '../../harness/checks/logins/login-found.ts'
import { isRow, isSuccess } from '../../harness/checks/answers/answer.ts'
import { setUpFailed } from '../../core/check-stopped.ts'
import { listsEachOnce } from '../../harness/checks/paging/lists-each-once.ts'
import { rowsSatisfy } from '../../harness/checks/values/rows-satisfy.ts'
import * as parts from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Keeps several logins, the first of which is the login of the scenario. */
function keepLogins(world: AssayWorld, made: readonly LoginRef[]): void {
  world.keep(parts.logins, made)
  if (made[0]) world.keep(parts.login, made[0])
}

async function list(world: AssayWorld, query: Array<[string, string]>): Promise<void> {
  world.keep(parts.answers, await followPages(world.sender, world.requests.listLogins(query)))
}

/** The login as it is shown by its own route. */
function shown(world: AssayWorld): Promise<Exchange> {
  const login = world.the(parts.login)
  return world.scene.shownNow(login, () => world.send(world.requests.showLogin(login)))
}

export const phrases: Vocabulary = {
  fixtures: {
    'a fetched login': async (world) => {
      world.keep(parts.login, await lendLogin(world.scene, 'reads'))
    },
    'a fetched login, and <a login of another customer>': async (world) => {
      keepLogins(world, await logins.loginsOfTwoCustomers(world.scene))
    },
    'two logins <in the list of all logins>': async (world) => {
      keepLogins(world, await logins.loginsListedTogether(world.scene))
      world.keep(parts.request, () => world.requests.listLogins([]))
    },
    'two logins <of one customer>': async (world) => {
      keepLogins(world, await logins.loginsOfOneCustomer(world.scene))
    },
  },
  actions: {
    'a login is reconnected, and again with <the secret that it showed>': async (world) => {
      world.keep(parts.answers, await logins.reconnectedByItsSecrets(world.scene))
    },
    '<that login> is shown': async (world) => {
      const changed = world.find(parts.connection)?.answer
      if (changed && !isSuccess(changed)) throw setUpFailed(changed)
      world.keep(parts.answer, await shown(world))
    },
    '<that login after its fetch> is shown': async (world) => {
      const changed = world.the(parts.connection).answer
      if (!isSuccess(changed)) throw setUpFailed(changed)
      await world.scene.fetched(world.the(parts.login))
      world.keep(parts.answer, await shown(world))
    },
    '<all logins> are listed': (world) => list(world, [['per_page', '1000']]),
    '<the logins of its customer> are listed': (world) =>
      list(world, [['customer_id', world.the(parts.login).customer.id]]),
  },
  expectations: {
    'the answer is <that login>': (world) => answersWithLogin(world.the(parts.answer), world.the(parts.login).id),
    'the answer is <that login with its last_attempt>': (world) =>
      answersWithAttempt(world.the(parts.answer), world.the(parts.login).id),
    'the answer is <that login with its next_refresh_possible_at>': (world) =>
      answersWithNextRefresh(world.the(parts.answer), world.the(parts.login).id),
    'one of its secrets opens the login': (world) => someSecretOpens(world.the(parts.answers)),
    'the secret opens the login': (world) => secretOpensLogin(world.the(parts.connection).answer),
    'the login shows <a moment as last_success_at>': (world) => momentIsSet(world.the(parts.answer), 'last_success_at'),
    'each of them stands in the list once': (world) =>
      listsEachOnce(
        world.the(parts.answers),
        world.the(parts.logins).map(({ id }) => id),
      ),
    'every row has <a last attempt>': (world) =>
      rowsSatisfy(world.the(parts.answers), (row) => isRow(row['last_attempt']), {
        wanted: 'a login with last_attempt',
      }),
    'every row has <no login_id>': (world) =>
      rowsSatisfy(world.the(parts.answers), (row) => !Object.hasOwn(row, 'login_id'), { wanted: 'no login_id' }),
  },
}
