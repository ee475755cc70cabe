import { Refusal } from '../core/refusal.ts'
import { authorizeWith } from '../oauth/authorize.ts'
import type { Page, PageCall, PageReply } from '../pages/page.ts'
import { openToken } from '../tokens/connect-token.ts'
import { showVisit } from './show-visit.ts'
import { takeStep } from './take-step.ts'
import type { ConnectVisit } from './visit.ts'

/** The hosted connect page: plain forms, one step after another. Source: Version 4 endpoints, tokens/create. */
export const connectPages: Page[] = [
  { method: 'GET', path: '/connect', handle: open },
  { method: 'GET', path: '/connect/:visit', handle: (call) => showVisit(call.sandbox, visitOf(call)) },
  { method: 'POST', path: '/connect/:visit', handle: step },
  { method: 'GET', path: '/connect/:visit/back', handle: comeBack },
]

/** The token opens the page once; the visit has an address of its own. */
function open(call: PageCall): PageReply {
  const { sandbox, query } = call
  const token = openToken(sandbox, query.get('token') ?? '')
  if (!token) throw new Refusal('RouteNotFound', 'this link was used already, is too old, or never was')
  token.visited = true
  const visit: ConnectVisit = { id: sandbox.secrets(), token, consented: false }
  if (typeof token.data.provider_code === 'string') visit.providerCode = token.data.provider_code
  sandbox.flows.visits.set(visit.id, visit)
  return { goTo: `/connect/${visit.id}` }
}

async function step(call: PageCall): Promise<PageReply> {
  const visit = visitOf(call)
  delete visit.problem
  try {
    return (await takeStep(call, visit)) ?? { goTo: `/connect/${visit.id}` }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    visit.problem = error.message
    return { goTo: `/connect/${visit.id}` }
  }
}

/** The user comes back from an oauth provider. A refusal there shows in the attempt, and so on the next page. */
function comeBack(call: PageCall): PageReply {
  const visit = visitOf(call)
  const login = call.sandbox.store.logins.get(visit.loginId ?? '')
  if (login) {
    try {
      authorizeWith(call.sandbox, login, call.query.toString())
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      visit.problem = error.message
    }
  }
  return { goTo: `/connect/${visit.id}` }
}

function visitOf({ sandbox, params }: PageCall): ConnectVisit {
  const visit = sandbox.flows.visits.get(params.visit ?? '')
  if (!visit) throw new Refusal('RouteNotFound', 'there is no such page')
  if (visit.loginId === undefined && sandbox.rules.tokens.expired(visit.token.expiresAt, sandbox.clock.now())) {
    throw new Refusal('RequestExpired', 'this link is too old')
  }
  return visit
}
