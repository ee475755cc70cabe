import { because } from '../../reasons/because.ts'
import { acceptedData, isSuccess } from '../../checks/answers/answer.ts'
import type { RequestAround } from '../../checks/attempts/attempts-of-request.ts'
import type { Draft, Send } from '../../client/draft.ts'
import * as edit from '../../client/edit-draft.ts'
import { routeOf } from '../../dialect/route-at.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { ProviderProfile, ProviderPurpose } from '../../profile/profile.ts'
import { setUpFailed, untested } from '../../../core/check-stopped.ts'
import { showProvider } from '../providers/provider-details.ts'
import type { CustomerRef, LoginRef } from '../scene/refs.ts'
import { fewScopes } from '../scene/requests.ts'
import { type Scene } from '../scene/scene.ts'
import { unknownIdLike } from '../scene/unknown-id.ts'

/** Two fetched logins of two customers: one that is shared, and a newer one. */
export async function loginsOfTwoCustomers(scene: Scene): Promise<LoginRef[]> {
  return [await scene.sharedLogin(), await scene.newFetchedLogin({ fields: fewScopes })]
}

/**
 * Two logins of two customers, one of which is still fetched, in an interface that lists all logins.
 * @throws CheckStopped (untested) in one whose list is that of a customer
 */
export async function loginsListedTogether(scene: Scene): Promise<LoginRef[]> {
  if (!routeOf(scene.run.dialect, 'create a login'))
    throw untested(because('no-such-place', { what: 'list of all logins' }))
  return [await scene.sharedLogin(), await scene.newLogin()]
}

/**
 * Two logins of one customer, which differ in their credentials or their provider.
 * @throws CheckStopped (untested) when the profile gives nothing that differs
 */
export async function loginsOfOneCustomer(scene: Scene): Promise<LoginRef[]> {
  const first = await scene.newFetchedLogin()
  const { customer } = first
  return [first, await anotherLogin(scene, customer)]
}

function anotherLogin(scene: Scene, customer: CustomerRef): Promise<LoginRef> {
  const other = scene.provider('plain').credentials?.other
  if (other) return scene.newLogin({ customer, fields: { credentials: other } })
  const purposes: ProviderPurpose[] = ['select', 'bare', 'interactive']
  const purpose = purposes.find((name) => scene.run.profile.providers.some((provider) => provider.purpose === name))
  if (!purpose) throw untested(because('no-second-login-given', { purposes }))
  return scene.newLogin({ customer, provider: purpose })
}

/** The logins of a login's customer, listed before and after a creation at a provider that does not exist. */
export async function listAroundRefusal(scene: Scene, send: Send, { customer }: LoginRef): Promise<RequestAround> {
  const list = scene.requests.listLogins([['customer_id', customer.id]])
  const fields = { provider_code: 'no_such_bank_anywhere' }
  const before = await send(list)
  const answer = await send(scene.requests.createLogin(customer, scene.provider('plain'), fields))
  return { before, answer, after: await send(list) }
}

/**
 * A fetched login of a provider whose max_consent_days is a number.
 * @throws CheckStopped (untested) when no provider of the profile limits consents
 */
export async function loginWithConsentLimit(scene: Scene, send: Send): Promise<LoginRef> {
  const purposes: ProviderPurpose[] = ['plain', 'select', 'bare']
  for (const provider of scene.run.profile.providers.filter(({ purpose }) => purposes.includes(purpose))) {
    const detail = acceptedData(await send(showProvider(scene, provider.code)))
    if (typeof detail?.['max_consent_days'] === 'number') return scene.newFetchedLogin({ provider: provider.purpose })
  }
  throw untested(because('no-consent-limit', { purposes }))
}

/**
 * The provider that a login's answer names.
 * @throws CheckStopped (inconclusive) when it names none
 */
export function providerNamedIn(scene: Scene, answer: Exchange): Draft {
  const code = acceptedData(answer)?.['provider_code']
  if (typeof code !== 'string') throw setUpFailed('read the provider_code of a login', answer)
  return showProvider(scene, code)
}

/**
 * A login read as it should be, and under an id that nothing has. Where the target shows a login to requests without
 * secrets, none go along, so that no secret of another login gives a second reason to refuse.
 */
export async function showUnknownLogin(scene: Scene, send: Send, login: LoginRef): Promise<[Exchange, Exchange]> {
  const full = scene.requests.showLogin(login)
  const bare: Draft = { ...full, headers: {} }
  const tried = await send(bare)
  const draft = isSuccess(tried) ? bare : full
  const control = isSuccess(tried) ? tried : await send(full)
  return [control, await send(withUnknownLogin(draft))]
}

/** The draft with a login id in its path that nothing has, of the form of the id that stands there. */
export function withUnknownLogin(draft: Draft): Draft {
  return edit.withPath(
    draft,
    draft.path.replace(/(?<=\/(?:logins|connections)\/)[^/]+/, (id) => unknownIdLike(id)),
  )
}

/** Whether the provider is a fake one, for which lists must be asked to include them. */
export function includeFake(provider: ProviderProfile): Array<[string, string]> {
  return provider.fake ? [['include_fake_providers', 'true']] : []
}
