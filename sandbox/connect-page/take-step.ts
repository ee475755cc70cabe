import { customerById } from '../core/lookups.ts'
import { Refusal } from '../core/refusal.ts'
import type { Sandbox } from '../core/sandbox.ts'
import { answerInteractive } from '../fetching/answer-interactive.ts'
import { beginLogin, readDraft, type Asker } from '../logins/create.ts'
import { beginOauth } from '../oauth/create.ts'
import type { PageCall, PageReply } from '../pages/page.ts'
import type { Client } from '../store/entities.ts'
import { offeredProviders } from './offered-providers.ts'
import type { ConnectVisit } from './visit.ts'

/**
 * Does what a submitted form asks: choose a provider, agree or not, send credentials, a file or an interactive answer.
 * Gives somewhere to go where that is not the page itself. A form that does not fit the present step changes nothing.
 * @throws Refusal with the message to show
 */
export async function takeStep(call: PageCall, visit: ConnectVisit): Promise<PageReply | undefined> {
  const { sandbox, form } = call
  const client = clientOf(sandbox, visit)
  const provider = offeredProviders(sandbox, client).find(({ code }) => code === visit.providerCode)
  switch (form.get('step')) {
    case 'provider':
      if (visit.loginId === undefined) visit.providerCode = form.get('provider_code') ?? ''
      return undefined
    case 'consent':
      if (form.get('answer') === 'allow') visit.consented = true
      else visit.denied = true
      return undefined
    case 'credentials':
      if (!provider || !visit.consented || visit.loginId !== undefined) return undefined
      return provider.mode === 'oauth' ? beginAtProvider(call, visit, client) : begin(call, visit, client)
    case 'interactive':
      answer(call, visit)
      return undefined
    default:
      return undefined
  }
}

async function begin(call: PageCall, visit: ConnectVisit, client: Client): Promise<undefined> {
  const asker = askerOf(call, visit, client)
  const draft = await readDraft(asker, { ...dataOf(call, visit, client), credentials: typed(call) })
  remember(call.sandbox, visit, beginLogin(asker, draft).id)
}

function beginAtProvider(call: PageCall, visit: ConnectVisit, client: Client): PageReply {
  const { sandbox } = call
  const return_to = `${sandbox.baseUrl}/connect/${visit.id}/back`
  const data = { ...dataOf(call, visit, client), return_to, return_login_id: false }
  const { login, session } = beginOauth(askerOf(call, visit, client), data)
  remember(sandbox, visit, login.id)
  return { goTo: sandbox.rules.oauth.redirectUrl(sandbox.baseUrl, session.token) }
}

function answer(call: PageCall, visit: ConnectVisit): void {
  const { store, fetcher } = call.sandbox
  const login = store.logins.get(visit.loginId ?? '')
  if (login && fetcher.waitsForAnswer(login)) answerInteractive(call.sandbox, login, typed(call))
}

/** The user was asked; the login shows it. */
function remember(sandbox: Sandbox, visit: ConnectVisit, loginId: string): void {
  visit.loginId = loginId
  const login = sandbox.store.logins.get(loginId)
  if (login) login.show_consent_confirmation = true
}

function dataOf(call: PageCall, visit: ConnectVisit, client: Client): Record<string, unknown> {
  const provider = offeredProviders(call.sandbox, client).find(({ code }) => code === visit.providerCode)
  return {
    ...visit.token.data,
    provider_code: provider?.code,
    country_code: provider?.country_code,
    include_fake_providers: provider?.fake,
  }
}

function askerOf(call: PageCall, visit: ConnectVisit, client: Client): Asker {
  const { sandbox, remoteIp, file } = call
  const customer = customerById(sandbox, client, visit.token.customerId)
  return { sandbox, version: visit.token.version, client, customer, remoteIp, ...(file && { file }) }
}

/** The fields of the form that stand for a provider's fields. */
function typed({ form }: PageCall): Record<string, string> {
  const fields = [...form].filter(([name]) => name.startsWith('field:'))
  return Object.fromEntries(fields.map(([name, value]) => [name.slice('field:'.length), value]))
}

function clientOf(sandbox: Sandbox, visit: ConnectVisit): Client {
  const client = sandbox.store.clients.get(visit.token.clientId)
  if (client && sandbox.rules.access.statusRefusal(client) === undefined) return client
  throw new Refusal('ClientNotFound', 'the application that sent you here may not connect accounts')
}
