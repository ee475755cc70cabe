import { lendLogin } from '../../harness/actions/logins/lent.ts'
import type { Exchange } from '../../core/exchange.ts'
import {
  loginsListedTogether,
  loginsOfOneCustomer,
  loginsOfTwoCustomers,
  reconnectedByItsSecrets,
  includeFake,
  loginWithConsentLimit,
  providerNamedIn,
  listAroundRefusal,
} from '../../harness/actions/logins/logins.ts'
import { followPages } from '../../harness/actions/paging/follow-pages.ts'
import type { LoginRef } from '../../harness/actions/scene/refs.ts'
import {
  answersWithAttempt,
  answersWithLogin,
  answersWithNextRefresh,
} from '../../harness/checks/logins/answers-with-login.ts'
import { momentIsSet, nextRefreshNullOnlyWhenAllowed } from '../../harness/checks/logins/login-moments.ts'
import { secretOpensLogin, someSecretOpens } from '../../harness/checks/logins/login-found.ts'
import { isRow, isSuccess, rowsOf } from '../../harness/checks/answers/answer.ts'
import { setUpFailed, unlessStopped } from '../../core/check-stopped.ts'
import { listsEachOnce } from '../../harness/checks/paging/lists-each-once.ts'
import { rowsSatisfy } from '../../harness/checks/values/rows-satisfy.ts'
import { answer, answers, connection, login, logins, request, customer, codes, part, around } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'
import { type Vocabulary, keeps } from './vocabulary.ts'
import { connectionsOfOneCustomer } from '../../harness/actions/logins/connections-of.ts'
import { showsIdentifier } from '../../harness/checks/logins/shows-identifier.ts'
import { consentWithinLimit } from '../../harness/checks/logins/login-consent.ts'
import { requireAutomatic, requireFake } from '../../harness/actions/providers/providers.ts'
import { providerDetail } from '../../harness/actions/providers/provider-details.ts'
import { refusedMakesNoLogin } from '../../harness/checks/attempts/refused-makes-no-login.ts'
import { showsNewLogin } from '../../harness/checks/logins/shows-new-login.ts'

/** Keeps several logins, the first of which is the login of the scenario. */
function keepLogins(world: AssayWorld, made: readonly LoginRef[]): void {
  world.keep(logins, made)
  if (made[0]) world.keep(login, made[0])
}

async function list(world: AssayWorld, query: Array<[string, string]>): Promise<void> {
  world.keep(answers, await followPages(world.sender, world.requests.listLogins(query)))
}

/** The login as it is shown by its own route. */
function shown(world: AssayWorld): Promise<Exchange> {
  const made = world.the(login)
  return world.scene.shownNow(made, () => world.send(world.requests.showLogin(made)))
}

const provider = part<Exchange>('the provider of the login', 'When')

export const phrases: Vocabulary = {
  fixtures: {
    'a fetched login': keeps(login, lendLogin, 'reads'),
    'a fetched login, and <a login of another customer>': async (world) =>
      keepLogins(world, await loginsOfTwoCustomers(world.scene)),
    'two logins <in the list of all logins>': async (world) => {
      keepLogins(world, await loginsListedTogether(world.scene))
      world.keep(request, () => world.requests.listLogins([]))
    },
    'two logins <of one customer>': async (world) => keepLogins(world, await loginsOfOneCustomer(world.scene)),
    'a customer at hand': keeps(customer, (scene) => scene.sharedCustomer()),
    'a login at hand': keeps(login, (scene) => scene.sharedLogin()),
    'a login <whose first fetch failed>': async (world) => {
      const { scene } = world
      const failed = world.keep(login, await scene.interface.failingLogin(scene))
      // Where no list shows it, no end of it is seen: the check finds that.
      await unlessStopped(scene.finished(failed))
      world.keep(logins, [failed])
    },
    'two logins <at hand of one customer>': async (world) => {
      const [first] = world.keep(logins, await connectionsOfOneCustomer(world.scene))
      if (first) world.keep(login, first)
    },
    'a login of a provider that limits consents': keeps(login, loginWithConsentLimit),
    'the plain provider is a fake one': ({ scene }) => requireFake(scene.provider('plain')),
    'the plain provider is fetched automatically': async ({ scene }) =>
      requireAutomatic(await providerDetail(scene, 'plain')),
    'a customer with one login': async (world) => world.keep(logins, [world.keep(login, await world.scene.newLogin())]),
  },
  actions: {
    'a login is reconnected, and again with <the secret that it showed>': keeps(answers, reconnectedByItsSecrets),
    '<that login> is shown': async (world) => {
      const changed = world.find(connection)?.answer
      if (changed && !isSuccess(changed)) throw setUpFailed(changed)
      world.keep(answer, await shown(world))
    },
    '<that login after its fetch> is shown': async (world) => {
      const changed = world.the(connection).answer
      if (!isSuccess(changed)) throw setUpFailed(changed)
      await world.scene.fetched(world.the(login))
      world.keep(answer, await shown(world))
    },
    '<all logins> are listed': (world) => list(world, [['per_page', '1000']]),
    '<the logins of its customer> are listed': (world) => list(world, [['customer_id', world.the(login).customer.id]]),
    '<its provider> is shown': async (world) =>
      world.keep(provider, await world.send(providerNamedIn(world.scene, world.the(answer)))),
    '<all countries> are listed': async (world) => {
      const query = includeFake(world.the(login).provider)
      const list = await world.send(world.requests.get('list countries', '/countries', query))
      world.keep(codes, new Set((rowsOf(list) ?? []).map(({ code }) => String(code))))
    },
    "its customer's logins are listed before and after creations that are refused": async (world) =>
      world.keep(around, await listAroundRefusal(world.scene, world.the(login))),
    'a login is created for the first of two customers': async (world) => {
      const first = world.keep(customer, await world.scene.newCustomer())
      await world.scene.newCustomer()
      world.keep(answer, await world.send(world.requests.createLogin(first, world.scene.provider('plain'))))
    },
  },
  expectations: {
    'the answer is <that login>': (world) => answersWithLogin(world.the(answer), world.the(login).id),
    'the answer is <that login with its last_attempt>': (world) =>
      answersWithAttempt(world.the(answer), world.the(login).id),
    'the answer is <that login with its next_refresh_possible_at>': (world) =>
      answersWithNextRefresh(world.the(answer), world.the(login).id),
    'one of its secrets opens the login': (world) => someSecretOpens(world.the(answers)),
    'the secret opens the login': (world) => secretOpensLogin(world.the(connection).answer),
    'the login shows <a moment as last_success_at>': (world) => momentIsSet(world.the(answer), 'last_success_at'),
    'each of them stands in the list once': (world) =>
      listsEachOnce(
        world.the(answers),
        world.the(logins).map(({ id }) => id),
      ),
    'every row has <a last attempt>': (world) =>
      rowsSatisfy(world.the(answers), (row) => isRow(row['last_attempt']), {
        wanted: 'a login with last_attempt',
      }),
    'every row has <no login_id>': (world) =>
      rowsSatisfy(world.the(answers), (row) => !Object.hasOwn(row, 'login_id'), { wanted: 'no login_id' }),
    'every row has <the identifier of its customer>': (world) =>
      showsIdentifier(...world.few(1, answers), world.the(login).customer.identifier),
    'the login shows <a next refresh, unless its provider allows none>': (world) =>
      nextRefreshNullOnlyWhenAllowed(world.the(answer), world.the(provider)),
    'the login shows <a consent within the limit of its provider>': (world) =>
      consentWithinLimit(world.the(answer), world.the(provider)),
    'there is <no new login>': (world) => {
      const { id: loginId, customer } = world.the(login)
      return refusedMakesNoLogin(world.the(around), { customerId: customer.id, loginId })
    },
    'the answer is <a new login>': (world) => showsNewLogin(world.the(answer), world.run.dialect.ids),
  },
}
