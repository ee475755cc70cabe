import { rowsOfAll, isSuccess } from '../../../harness/checks/answers/answer.ts'
import { isFakeOrSandbox } from '../checks/providers-of-pending.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { ClientPurpose } from '../../../harness/profile/profile.ts'
import { dayOf, shiftDays } from '../../../core/calendar.ts'
import { setUpFailed } from '../../../core/check-stopped.ts'
import { twoCustomers, wholeList } from '../../../harness/actions/logins/two-customers.ts'
import type { LoginRef, LoginOptions } from '../../../harness/actions/scene/refs.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { followPages } from '../../../harness/actions/paging/follow-pages.ts'
import { connectionByPage } from '../../../harness/actions/hosted/connection-by-page.ts'

type Fields = Record<string, unknown>
/**
 * A session for accounts alone, once in a run: its answer, and the fields of its body. The attempt names no date at first,
 * since in account information dates go with transactions only, and one where the target refuses that.
 */
export function sessionForAccounts(scene: Scene): Promise<{ answer: Exchange; fields: Fields }> {
  return scene.run.once('lead session for accounts alone', async () => {
    const customer = await scene.sharedCustomer()
    const { body } = scene.requests.createToken(customer)
    const { consent, attempt } = (body as { data: { consent: Fields; attempt: Fields } }).data
    const asked = { ...consent, scopes: ['account_details'] }
    const undated: Fields = { consent: asked, attempt: { fetch_scopes: ['accounts'] } }
    const answer = await scene.send(scene.requests.createToken(customer, undated))
    if (isSuccess(answer) || !answer.answer) return { answer, fields: undated }
    const dated: Fields = { consent: asked, attempt: { ...attempt, fetch_scopes: ['accounts'] } }
    return { answer: await scene.send(scene.requests.createToken(customer, dated)), fields: dated }
  })
}

/** The transactions of a connection made for accounts alone, and those of one made for all. */
export async function fetchedForAccounts(scene: Scene): Promise<[alone: Exchange[], all: Exchange[]]> {
  const login = await scene.newFetchedLogin({ fields: (await sessionForAccounts(scene)).fields })
  const shared = await scene.sharedLogin()
  return [await transactionsOf(scene, login), await transactionsOf(scene, shared)]
}

/** The transactions of a connection whose session asks for those from 20 days ago on, and those of one made for all. */
export async function fetchedFrom20Days(scene: Scene): Promise<[own: Exchange[], all: Exchange[]]> {
  const from_date = shiftDays(dayOf(new Date(scene.run.client.secondsNow() * 1000)), -20)
  const attempt = { from_date, fetch_scopes: ['accounts', 'transactions'] }
  const login = await scene.newFetchedLogin({ fields: { attempt } })
  return [await transactionsOf(scene, login), await transactionsOf(scene, await scene.sharedLogin())]
}

/**
 * The transactions of a connection that is to fetch more than its consent covers, or the refusal of its session, and those
 * of one made for all.
 */
export async function fetchedBeyondConsent(scene: Scene): Promise<[beyond: Exchange[], all: Exchange[]]> {
  const { answer, fields } = await sessionForAccounts(scene)
  if (!isSuccess(answer)) throw setUpFailed(answer)
  const all = await transactionsOf(scene, await scene.sharedLogin())
  const beyond = { consent: fields['consent'] }
  const session = await scene.send(scene.requests.createToken(await scene.sharedCustomer(), beyond))
  if (!isSuccess(session)) return [[session], all]
  return [await transactionsOf(scene, await scene.newFetchedLogin({ fields: beyond })), all]
}

/** Every page of the transactions of a connection. */
function transactionsOf(scene: Scene, { id }: LoginRef): Promise<Exchange[]> {
  return wholeList(scene, 'transactions', [['login_id', id]])
}

/** The list of one account's transactions: with the id of its own connection, and with that of another one. */
export async function withOtherConnection(scene: Scene): Promise<[own: Exchange, crossed: Exchange]> {
  const { first, otherLogin } = await twoCustomers(scene)
  const [row] = rowsOfAll(await transactionsOf(scene, first))
  const accounts = await scene.send(scene.requests.listAccounts([['login_id', first.id]]))
  if (!row) throw setUpFailed(accounts, 'account with transactions')
  const list = (id: string) =>
    scene.requests.listTransactions([
      ['login_id', id],
      ['account_id', String(row['account_id'])],
    ])
  return [await scene.send(list(first.id)), await scene.send(list(otherLogin.id))]
}

/** A few providers that are neither fake nor of a sandbox, each shown to the main client and to the pending one. */
export async function withheldAlone(scene: Scene): Promise<Array<[Exchange, Exchange]>> {
  const listed = rowsOfAll(await providersOf(scene, 'main'))
  const codes = listed.filter((row) => !isFakeOrSandbox(row)).map(({ code }) => String(code))
  const show = (code: string, as: ClientPurpose) =>
    scene.send(scene.requests.get('show a provider', `/providers/${encodeURIComponent(code)}`, [], as))
  const shown: Array<[Exchange, Exchange]> = []
  for (const code of codes.slice(0, 3)) shown.push([await show(code, 'main'), await show(code, 'pending')])
  return shown
}

/** Every page of the providers that a client is shown, fake ones included. */
export function providersOf(scene: Scene, as: ClientPurpose): Promise<Exchange[]> {
  const list = scene.requests.get('list providers', '/providers', [['include_fake_providers', 'true']], as)
  return followPages(scene.send, list)
}

/** A connection of a lead just made on the hosted page, its first fetch still running. @throws CheckStopped as that does */
export async function leadConnection(scene: Scene, options: LoginOptions): Promise<LoginRef> {
  const provider = scene.provider(options.provider ?? 'plain')
  const customer = options.customer ?? (await scene.newCustomer(options.as))
  const { fields, isLeftWaiting } = options
  return connectionByPage(scene, 'lead', { customer, provider, fields, isLeftWaiting })
}
