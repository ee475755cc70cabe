import * as interactive from '../../harness/actions/logins/interactive.ts'
import * as made from '../../harness/actions/logins/reconnect.ts'
import * as refresh from '../../harness/actions/logins/refresh.ts'
import type { LoginRef } from '../../harness/actions/scene/refs.ts'
import type { Exchange } from '../../core/exchange.ts'
import { sameOutcome } from '../../harness/checks/answers/same-outcome.ts'
import { attemptIn } from '../../harness/checks/attempts/attempt-view.ts'
import { attemptsAdded, eachAddsAttempt } from '../../harness/checks/attempts/attempts-added.ts'
import { because } from '../../harness/reasons/because.ts'
import type { Connection } from '../../harness/checks/connections/connects.ts'
import { defaultConnection } from '../../harness/checks/connections/ends-compared.ts'
import { refusalLeavesLogin } from '../../harness/checks/logins/refusal-leaves-login.ts'
import { rowsSatisfy } from '../../harness/checks/values/rows-satisfy.ts'
import { twoOf } from '../values/login-values.ts'
import { isSuccess } from '../../harness/checks/answers/answer.ts'
import { CheckStopped, setUpFailed } from '../../core/check-stopped.ts'
import * as parts from '../world/parts.ts'
import { part } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'
import { holdings } from './connections.phrases.ts'
import { keeps, type Vocabulary } from './vocabulary.ts'

export const inTurn = part<readonly Connection[]>('the reconnects in their order', 'When')

const twoLogins = part<readonly [LoginRef, LoginRef]>('the two logins', 'Given')

const aroundRefusal = part<readonly [Exchange, Exchange, Exchange]>('the login around a refused change', 'When')

function keepPair(world: AssayWorld, [control, answer]: readonly [Exchange | undefined, Exchange]): void {
  if (control) world.keep(parts.control, control)
  world.keep(parts.answer, answer)
}

export const phrases: Vocabulary = {
  fixtures: {
    'a login that was reconnected': async (world) => {
      const control = await made.reconnected(world.scene)
      world.keep(parts.controlConnection, control)
      world.keep(parts.login, control.login)
    },
    'the ids of <its accounts>': async (world) =>
      world.keep(parts.accountIds, await made.accountIds(world.scene, world.the(parts.login))),
    'it may be refreshed': (world) => world.scene.becomeRefreshable(world.the(parts.login)),
    'a login that may be refreshed': keeps(parts.login, refresh.refreshableLogin),
    'a fetched login, and <another that is not fetched daily>': keeps(twoLogins, refresh.dailyAndOther),
  },
  actions: {
    'it is shown before and after <a reconnect>': async (world) => {
      const login = world.the(parts.login)
      const show = world.requests.showLogin(login)
      const before = await world.send(show)
      const { answer } = await made.reconnect(world.scene, login)
      if (!isSuccess(answer)) throw setUpFailed(answer)
      const after = await world.send(show)
      const [earlier, shown] = [before, after].map((exchange) => attemptIn(exchange)?.id)
      if (shown !== undefined && shown === earlier) {
        const facts = { what: 'the attempt of its reconnect', of: 'the login' }
        throw new CheckStopped('inconclusive', because('not-shown', facts), [answer, after])
      }
      // Nothing was sent for what is shown afterwards.
      world.keep(parts.answers, [after, before])
    },
    'it is shown before and after <a refresh that comes too early>': async (world) => {
      const login = world.the(parts.login)
      const show = world.requests.showLogin(login)
      const before = await world.send(show)
      const early = await world.send(world.requests.refresh(login))
      world.keep(aroundRefusal, [before, early, await world.send(show)])
    },
    '<a day without its input> passes': async (world) => {
      const login = world.the(parts.login)
      world.keep(parts.answer, await interactive.dayWithoutInput(world.scene, login))
    },
    'a login is refreshed <before its next_refresh_possible_at>': async (world) =>
      keepPair(world, await refresh.refreshBefore(world.scene, world.the(parts.login))),
    'a login is refreshed <just after its fetch, in both forms>': async (world) => {
      const [one, other] = [await world.scene.newFetchedLogin(), await world.scene.newFetchedLogin()]
      const control = await world.send(world.requests.refresh(one, {}, 'header'))
      keepPair(world, [control, await world.send(world.requests.refresh(other, {}, 'path'))])
    },
    '<a time of two days> passes, and again': async (world) => {
      const { daily, other } = await refresh.letTwoDaysPass(world.scene, world.the(twoLogins))
      world.keep(parts.answers, daily)
      world.keep(parts.others, other)
    },
  },
  expectations: {
    'both have the same <settings>': (world) => refusalLeavesLogin(...world.the(aroundRefusal)),
    'the one that leaves it out ends like the first, not like the last': (world) =>
      defaultConnection(...world.few(3, inTurn)),
    '<the excluded account> has no transactions': (world) => {
      const [excluded = ''] = world.the(parts.accountIds)
      const rule = { wanted: `another account than ${excluded}, which is excluded` }
      return rowsSatisfy(world.the(holdings).transactions, (row) => String(row['account_id']) !== excluded, rule)
    },
    '<the two excluded accounts> have no transactions': (world) => {
      const excluded = twoOf(world.the(parts.accountIds))
      const rule = { wanted: `another account than ${excluded.join(' and ')}, excluded from the fetch` }
      return rowsSatisfy(world.the(holdings).transactions, (row) => !excluded.includes(String(row['account_id'])), rule)
    },
    'both have the same <outcome>': (world) => sameOutcome(world.the(parts.control), world.the(parts.answer)),
    'both have the same <acceptance or refusal>': (world) =>
      sameOutcome(world.the(parts.control), world.the(parts.answer), { refusalsCount: true }),
    'there is <a new attempt of the first> each time': (world) => eachAddsAttempt(world.the(parts.answers)),
    'there is <no new attempt of the other>': (world) => attemptsAdded(...world.few(2, parts.others), 0),
  },
}
