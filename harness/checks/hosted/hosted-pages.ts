import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { HostedFlow } from '../../hosted/seen-page.ts'
import {
  broken,
  differs,
  held,
  holds,
  inconclusive,
  type Judgement,
  leftUntested,
  noted,
} from '../../../core/judgement.ts'
import { outcomeOf, rowsOf } from '../answers/answer.ts'

/** Whether the address led to a page that a person can read. Source: Account information / Endpoints / Version 4. */
export function pageOpened(flow: HostedFlow): Judgement {
  const page = firstPage(flow)
  if (flow.seen.by === 'person') return held('A person went through the hosted page to its end', evidenceOf(flow))
  if (!page?.answer)
    return shown(
      inconclusive('No page came from the address; the browser may not be able to reach it', evidenceOf(flow)),
      flow,
    )
  const { status, body } = page.answer
  if (opens(flow) && body.trim() !== '')
    return shown(held(`The address opens the page "${titleOf(page)}"`, evidenceOf(flow)), flow)
  const got = opens(flow) ? 'a page without words' : `status ${status} and the page "${titleOf(page)}"`
  return shown(differs({ wanted: 'a page with words', got }, evidenceOf(flow)), flow)
}

/** Whether the way through the page made a login. Source: Account information / What the service does. */
export function endedWithLogin(flow: HostedFlow): Judgement {
  const unopened = notOpened(flow)
  if (unopened) return unopened
  const rows = flow.logins && rowsOf(flow.logins)
  const evidence = [...evidenceOf(flow), ...(flow.logins ? [flow.logins] : [])]
  if (!rows) {
    const outcome = flow.logins && outcomeOf(flow.logins)
    return inconclusive(because('nothing-to-check', { what: 'list of logins', outcome }), evidence)
  }
  if (rows.length > 0) return shown(holds(evidence, rows.length, 'login'), flow)
  const difference = { wanted: 'a login of the customer', got: 'none', place: 'data' }
  return shown(broken('The user completed the page, and the customer has no login', difference, evidence), flow)
}

export function cameBack(flow: HostedFlow): Judgement {
  const unopened = notOpened(flow)
  if (unopened) return unopened
  if (flow.seen.returnedTo) return shown(holds(evidenceOf(flow)), flow)
  const { blocked, by } = flow.seen
  const got = by
    ? 'a person says that the page asks nothing more'
    : blocked.length > 0
      ? `the user was sent to ${blocked.join(', ')}`
      : `the last page is "${titleOf(lastPage(flow))}"`
  return shown(
    broken(`The user was not sent back to return_to: ${got}`, { wanted: 'return_to', got }, evidenceOf(flow)),
    flow,
  )
}

/** A target is only warned of that sends nobody back, so what hangs on it does not keep a run from passing. */
function notSentBack(flow: HostedFlow): Judgement {
  return leftUntested('The user was not sent back to return_to', evidenceOf(flow))
}

export function ownParametersCameBack(flow: HostedFlow): Judgement {
  const { returnedTo } = flow.seen
  if (!returnedTo) return notOpened(flow) ?? notSentBack(flow)
  const lost = [...new URL(flow.returnTo).searchParams].find(
    ([name, value]) => returnedTo.searchParams.get(name) !== value,
  )
  if (!lost) return holds(evidenceOf(flow))
  const [name, wanted] = lost
  const got = returnedTo.searchParams.get(name) ?? 'no such parameter'
  return differs({ wanted, got, place: name }, evidenceOf(flow))
}

/** Which parameters were added to return_to: not shown, so only noted. */
export function addedParameters(flow: HostedFlow): Judgement {
  const { returnedTo } = flow.seen
  if (!returnedTo) return notOpened(flow) ?? notSentBack(flow)
  const own = new URL(flow.returnTo).searchParams
  const fragment = new URLSearchParams(returnedTo.hash.slice(1))
  const added = [...returnedTo.searchParams.keys(), ...fragment.keys()].filter((name) => !own.has(name))
  return noted(`The target added ${added.length === 0 ? 'nothing' : added.join(', ')} to return_to`, evidenceOf(flow))
}

/** Whether the page lets itself be framed, which the documents do not say: only noted, of a page that opened. */
export function frameable(flow: HostedFlow): Judgement {
  const closed = notOpened(flow)
  if (closed) return closed
  if (flow.seen.by) return byPersonAlone(flow, 'whether the page may be framed')
  const headers = new Map(firstPage(flow)?.answer?.headers)
  const policy = /frame-ancestors[^;]*/.exec(headers.get('content-security-policy') ?? '')?.[0]
  const options = headers.get('x-frame-options')
  const refusals = [...(policy ? [policy] : []), ...(options ? [`X-Frame-Options ${options}`] : [])]
  if (refusals.length === 0) return noted('The page does not forbid that other pages frame it', evidenceOf(flow))
  return noted(`The page says who may frame it: ${refusals.join(', ')}`, evidenceOf(flow))
}

/** Why nothing can be said of a page that did not open; undefined where it did. */
export function notOpened(flow: HostedFlow): Judgement | undefined {
  return opens(flow)
    ? undefined
    : shown(inconclusive('The page did not open, so nobody completed it', evidenceOf(flow)), flow)
}

/** The judgement with the pictures that were taken. */
export function shown(judgement: Judgement, { seen }: Pick<HostedFlow, 'seen'>): Judgement {
  const { screenshots, blocked } = seen
  const details = [
    ...(screenshots.length > 0
      ? [{ title: 'Screenshots, in the folder of the run', text: screenshots.join('\n') }]
      : []),
    ...(blocked.length > 0
      ? [{ title: 'Hosts that the browser was not allowed to reach', text: blocked.join('\n') }]
      : []),
  ]
  return details.length > 0 ? { ...judgement, details } : judgement
}

/** What shows how a flow went: the answer that gave the address, the first page and the last. */
export function evidenceOf(flow: HostedFlow): Exchange[] {
  return [...new Set([flow.session, firstPage(flow), lastPage(flow)])].filter((one) => one !== undefined)
}

/** What nobody but the person saw. */
export function byPersonAlone(flow: HostedFlow, what: string): Judgement {
  return leftUntested(because('page-seen-by-person', { what }), evidenceOf(flow))
}

function opens({ seen }: HostedFlow): boolean {
  return seen.by === 'person' || (seen.status !== undefined && seen.status >= 200 && seen.status < 300)
}

/** The first document that was no redirection. */
function firstPage({ seen }: HostedFlow): Exchange | undefined {
  return seen.pages.find(({ answer }) => answer && (answer.status < 300 || answer.status > 399))
}

function lastPage({ seen }: HostedFlow): Exchange | undefined {
  return seen.pages.at(-1)
}

function titleOf(page: Exchange | undefined): string {
  return page?.answer?.body.split('\n', 1)[0] ?? ''
}
