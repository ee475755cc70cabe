import { because } from '../../reasons/because.ts'
import type { TwoViews } from '../../checks/lists/views-agree.ts'
import { isSuccess, outcomeOf, rowsOf } from '../../checks/answers/answer.ts'
import type { Draft, Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Ground } from '../../run/ground.ts'
import { CheckStopped, untested } from '../../../core/check-stopped.ts'
import type { CustomerRef, LoginRef } from '../scene/refs.ts'
import { Requests } from '../scene/requests.ts'
import type { Scene } from '../scene/scene.ts'
import { followPages } from './follow-pages.ts'

/** What is looked at through two versions. */
export type Seen = 'logins' | 'accounts' | 'transactions'

/** Another version of the target, or the one that is named. @throws CheckStopped (untested) when it is not claimed */
export function otherVersion({ run }: Scene, version?: string): Ground {
  const found = run.others.find(({ dialect }) => version === undefined || dialect.version === version)
  if (found) return found
  throw untested(because('version-not-claimed', { version, beside: run.dialect.interface }))
}

/** The shared login's list as this version and another show it. Read once per run. */
export function twoViews(scene: Scene, send: Send, seen: Seen): Promise<TwoViews> {
  const { dialect, client } = otherVersion(scene)
  return scene.run.once(`${seen} in two versions`, async () => {
    const login = await scene.sharedLogin()
    const own = await followPages(send, listOf(scene.requests, seen, login))
    const requests = new Requests(dialect, scene.run.loginSecrets)
    const other = await followPages((draft) => client.send(draft), listOf(requests, seen, login))
    return { version: dialect.interface, own, other }
  })
}

function listOf(requests: Requests, seen: Seen, { id, customer }: LoginRef): Draft {
  if (seen === 'logins') return requests.listLogins([['customer_id', customer.id]], customer.as)
  const ofLogin: Array<[string, string]> = [
    ['login_id', id],
    ['per_page', '1000'],
  ]
  return seen === 'accounts' ? requests.listAccounts(ofLogin) : requests.listTransactions(ofLogin)
}

/** A login made through another version, with the answer to its creation. */
export interface MadeElsewhere {
  version: string
  customer: CustomerRef
  answer: Exchange
  /** Undefined where the other version refused to make it. */
  login: LoginRef | undefined
}

/** A login that another version makes for a customer of this one. Made once per run. */
export function madeElsewhere(scene: Scene): Promise<MadeElsewhere> {
  const { dialect, client } = otherVersion(scene)
  return scene.run.once('login made in another version', async () => {
    const customer = await scene.newCustomer()
    const provider = scene.provider('plain')
    const requests = new Requests(dialect, scene.run.loginSecrets)
    const answer = await client.send(requests.createLogin(customer, provider))
    const login = isSuccess(answer) ? scene.loginOf(answer, customer, provider) : undefined
    return { version: dialect.interface, customer, answer, login }
  })
}

/** This version's list of what another one made. @throws CheckStopped (untested) when it shows nothing of it */
export async function listedHere(scene: Scene, send: Send, seen: 'logins' | 'accounts'): Promise<Exchange[]> {
  const { login, version, answer } = await madeElsewhere(scene)
  if (!login)
    throw new CheckStopped('untested', because('login-refused-elsewhere', { version, outcome: outcomeOf(answer) }), [
      answer,
    ])
  if (seen === 'accounts') await scene.finished(login)
  const pages = await followPages(send, listOf(scene.requests, seen, login))
  if (pages.some((page) => (rowsOf(page) ?? []).length > 0)) return pages
  throw new CheckStopped('untested', because('login-not-shared', { version }), pages)
}
