import { refusal } from '../../basics/refusals.ts'
import { authorizeWith } from '../../ais/oauth/authorize.ts'
import type { Page, PageCall, PageReply } from '../kit/page.ts'
import { trying } from '../kit/step-form.ts'
import { showVisit } from './show-visit.ts'
import { takeConnectStep } from './take-connect-step.ts'
import type { ConnectVisit } from '../../store/connect-visit.ts'
import { openVisit } from './open-visit.ts'

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
  if (visit.loginId === undefined && sandbox.rules.tokens.expired(visit.token.expiresAt, sandbox.clock.now())) {
    throw refusal('page-in-time')
  }
  return visit
}
