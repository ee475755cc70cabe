import { refusal } from '../../basics/refusals.ts'
import type { Sandbox } from '../../world/sandbox.ts'
import { answerInteractive } from '../../fetching/answer-interactive.ts'
import type { PageCall, PageReply } from '../kit/page.ts'
import type { Client } from '../../store/entities.ts'
import { typed } from '../kit/step-form.ts'
import { begin, beginAtProvider, saysEnough } from './begin.ts'
import { chosenProvider } from './login-providers.ts'
import type { ConnectVisit } from '../../store/connect-visit.ts'

/**
 * Handles a submitted form: choice of a provider, agreement or refusal, credentials, a file or an interactive answer. A
 * visit that needs nothing more of the user begins. Returns a reply only when the user leaves the page. A form that
 * does not fit the present step changes nothing.
 * @throws Refusal with the message to show
 */
export async function takeConnectStep(call: PageCall, visit: ConnectVisit): Promise<PageReply | undefined> {
  const { sandbox, form } = call
  const client = clientOf(sandbox, visit)
  switch (form.get('step')) {
    case 'provider':
      if (visit.loginId === undefined && visit.token.loginId === undefined)
        visit.providerCode = form.get('provider_code') ?? ''
      break
    case 'consent':
      if (sandbox.rules.pages.agrees(form.get('answer'))) visit.consented = true
      else visit.denied = true
      break
    case 'interactive':
      answer(call, visit)
      return undefined
    default:
      break
  }
  const provider = chosenProvider(sandbox, visit, client)
  if (!provider || !visit.consented || visit.denied || visit.loginId !== undefined) return undefined
  if (form.get('step') !== 'credentials' && !saysEnough(visit)) return undefined
  return provider.mode === 'oauth' && visit.token.purpose !== 'refresh'
    ? beginAtProvider(call, visit, client)
    : begin(call, visit, client)
}

function answer(call: PageCall, visit: ConnectVisit): void {
  const { store, fetcher } = call.sandbox
  const login = store.logins.get(visit.loginId ?? '')
  if (login && fetcher.waitsForAnswer(login)) answerInteractive(call.sandbox, login, typed(call))
}

function clientOf(sandbox: Sandbox, visit: ConnectVisit): Client {
  const client = sandbox.store.clients.get(visit.token.clientId)
  if (client && sandbox.rules.access.statusRefusal(client) === undefined) return client
  throw refusal('page-client-may-connect')
}
