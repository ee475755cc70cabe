import { refusal } from '../../basics/refusals.ts'
import { authorizeWith } from '../../ais/oauth/oauth.ts'
import { type Page, type PageCall, type PageReply, html } from '../kit/page.ts'
import { trying, typed, failureOf, endPage, interactivePage, type Outcome } from '../kit/step-form.ts'
import { checkInTime, senderOf } from '../kit/links.ts'
import type { Sandbox } from '../../world/sandbox.ts'
import { lastAttempt } from '../../store/store.ts'
import type { SandboxProvider } from '../../providers/provider.ts'
import { consentPage, credentialsPage, providersPage, waitingPage } from './connect-forms.ts'
import { chosenProvider, loginProviders, openVisit, begin, beginAtProvider, saysEnough } from './begin.ts'
import type { ConnectVisit } from '../../store/flows.ts'
import { answerInteractive } from '../../fetching/do-stage.ts'

/** The hosted connect page: plain forms, one step after another. Source: Version 4 endpoints, tokens/create. */
export const connectPages: Page[] = [
  { method: 'GET', path: '/connect', handle: open },
  { method: 'GET', path: '/connect/:visit', handle: (call) => showVisit(call.sandbox, visitOf(call)) },
  { method: 'POST', path: '/connect/:visit', handle: step },
  { method: 'GET', path: '/connect/:visit/back', handle: comeBack },
]

/** The token opens the page once; after that the visit has an address of its own. */
async function open(call: PageCall): Promise<PageReply> {
  return goOn(call, openVisit(call.sandbox, call.query.get('token') ?? ''))
}

async function step(call: PageCall): Promise<PageReply> {
  const visit = visitOf(call)
  delete visit.problem
  return goOn(call, visit)
}

/** Takes the next step that needs nothing more from the user; the next page shows errors. */
async function goOn(call: PageCall, visit: ConnectVisit): Promise<PageReply> {
  return (await trying(visit, () => takeConnectStep(call, visit))) ?? { goTo: `/connect/${visit.id}` }
}

/** Handles the return from an oauth provider. A refusal there shows in the attempt, and so on the next page. */
async function comeBack(call: PageCall): Promise<PageReply> {
  const visit = visitOf(call)
  const login = call.sandbox.store.logins.get(visit.loginId ?? '')
  if (login) await trying(visit, () => authorizeWith(call.sandbox, login, call.query.toString()))
  return { goTo: `/connect/${visit.id}` }
}

function visitOf({ sandbox, params }: PageCall): ConnectVisit {
  const visit = sandbox.flows.visits.get(params.visit ?? '')
  if (!visit) throw refusal('page-known')
  if (visit.loginId === undefined) checkInTime(sandbox, visit.token)
  return visit
}

/** The page for the visit's present step. */
function showVisit(sandbox: Sandbox, visit: ConnectVisit): PageReply {
  const client = sandbox.store.clients.get(visit.token.clientId)
  if (!client) throw refusal('page-client-there')
  if (visit.denied) return resultPage(sandbox, visit, failureOf('ProviderAccessNotGranted', 'You did not agree.'))
  if (visit.loginId !== undefined) return loginPage(sandbox, visit, visit.loginId)
  const provider = chosenProvider(sandbox, visit, client)
  if (!provider) return providersPage(loginProviders(sandbox, visit, client), visit, codeIn(sandbox))
  return visit.consented ? credentialsPage(provider, visit) : consentPage(sandbox, provider, visit)
}

function loginPage(sandbox: Sandbox, visit: ConnectVisit, loginId: string): PageReply {
  const login = sandbox.store.logins.get(loginId)
  const attempt = login && lastAttempt(sandbox, login)
  if (!login || !attempt) throw refusal('page-connection-there')
  const { fail_error_class, fail_message } = attempt
  if (attempt.finished)
    return resultPage(sandbox, visit, { login_id: login.id, ...failureOf(fail_error_class, fail_message) })
  const run = sandbox.fetcher.runOf(login)
  if (run && sandbox.fetcher.waitsForAnswer(login))
    return interactivePage(run.work.provider, attempt.stages.at(-1)?.interactive_html ?? '', visit)
  return waitingPage(visit)
}

function codeIn({ rules }: Sandbox): (provider: SandboxProvider) => string {
  return (provider) => String(rules.shape.provider(provider)['code'])
}

/**
 * The last page. It returns to the client by itself if the client gave an address, and posts a message to its opener if
 * the client asked for that.
 */
function resultPage({ rules }: Sandbox, { token }: ConnectVisit, outcome: Outcome): PageReply {
  const { fields } = rules.versions[token.version]
  const said = Object.fromEntries(Object.entries(outcome).map(([name, value]) => [fields[name] ?? name, value]))
  const back = token.returnTo === undefined ? undefined : rules.pages.returnAddress(token.returnTo, said)
  return endPage({
    outcome: said,
    titles: ['Connected', 'Not connected'],
    message: html`<p>Your accounts are connected.</p>`,
    address: rules.pages.wayBack(back),
    window: token.data.javascript_callback_type === 'post_message' ? 'window.opener' : undefined,
  })
}

/**
 * Handles a submitted form: choice of a provider, agreement or refusal, credentials, a file or an interactive answer. A
 * visit that needs nothing more of the user begins. Returns a reply only when the user leaves the page. A form that
 * does not fit the present step changes nothing.
 * @throws Refusal with the message to show
 */
export async function takeConnectStep(call: PageCall, visit: ConnectVisit): Promise<PageReply | undefined> {
  const { sandbox, form } = call
  const client = senderOf(sandbox, visit.token, 'page-client-may-connect')
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
