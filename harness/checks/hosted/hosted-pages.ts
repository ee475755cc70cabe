import { check } from '../answers/check.ts'
import { demand, demandOptional, demandShown, demandSome } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { HostedFlow } from '../../hosted/seen-page.ts'
import { jsonText } from '../../../core/exact-json.ts'
import { differs, held, holds, type Judgement, noted } from '../../../core/judgement.ts'
import { isRow, outcomeOf, type Row, rowsOf } from '../answers/answer.ts'
import { sameSetting } from '../values/same-setting.ts'
import { sentAt } from '../values/value-is.ts'

/** Whether the address led to a page that a person can read. Source: Account information / Endpoints / Version 4. */
export const pageOpened = pageCheck((flow: HostedFlow) => {
  const page = firstPage(flow)
  if (flow.seen.by === 'person') return held(because('seen-by-person'), evidenceOf(flow))
  demandSome(page?.answer, 'page', evidenceOf(flow))
  const { status, body } = page.answer
  if (opens(flow) && body.trim() !== '')
    return held(because('value-as-expected', { place: 'title', value: titleOf(page) }), evidenceOf(flow))
  const got = opens(flow) ? 'a page without words' : `status ${status} and the page "${titleOf(page)}"`
  return differs({ wanted: 'a page with words', got }, evidenceOf(flow))
})

/** Whether the way through the page made a login. Source: Account information / What the service does. */
export const endedWithLogin = pageCheck((flow: HostedFlow) => {
  demandOpen(flow)
  const rows = flow.logins && rowsOf(flow.logins)
  const evidence = [...evidenceOf(flow), ...(flow.logins ? [flow.logins] : [])]
  const outcome = flow.logins && outcomeOf(flow.logins)
  demand(rows, because('nothing-to-check', { what: 'list of logins', outcome }), evidence)
  if (rows.length > 0) return holds(evidence, rows.length, 'login')
  const difference = { wanted: 'a login of the customer', got: 'none', place: 'data' }
  return differs(difference, evidence)
})

/** Whether the login that the page made is at the provider that a script chose there for its user. */
export const endedAtProvider = pageCheck((flow: HostedFlow, code: string) => {
  demandSeen(flow)
  const got = loginOf(flow)['provider_code']
  const evidence = evidenceWithLogins(flow)
  demandShown(typeof got === 'string', 'provider_code', 'the login', evidence)
  const place = 'data[0].provider_code'
  return got === code ? holds(evidence) : differs({ wanted: `${code}, as chosen`, got, place }, evidence)
})

/** Whether the login that the page made was fetched with the scopes that its session asked for, where its attempt shows them. */
export const fetchedAsAsked = pageCheck((flow: HostedFlow) => {
  const attempt = loginOf(flow)['last_attempt']
  const evidence = evidenceWithLogins(flow)
  const wanted = sentAt(flow.session, 'data.fetch_scopes')
  const got = isRow(attempt) ? attempt['fetch_scopes'] : undefined
  demandShown(Array.isArray(wanted) && Array.isArray(got), 'fetch_scopes', 'the attempt', evidence)
  if (sameSetting(wanted, got)) return holds(evidence)
  const place = 'data[0].last_attempt.fetch_scopes'
  return differs({ wanted: `${jsonText(wanted)}, as asked for`, got: jsonText(got), place }, evidence)
})

/** The login that the page made. @throws CheckStopped (untested) where it made none, which is for another check to say */
function loginOf(flow: HostedFlow): Row {
  const [login] = (flow.logins && rowsOf(flow.logins)) ?? []
  demandShown(login, 'a login', 'the page', evidenceOf(flow))
  return login
}

function evidenceWithLogins({ session, logins }: HostedFlow): Exchange[] {
  return [session, ...(logins ? [logins] : [])]
}

export const cameBack = pageCheck((flow: HostedFlow) => {
  demandOpen(flow)
  if (flow.seen.returnedTo) return holds(evidenceOf(flow))
  const { blocked, by } = flow.seen
  const got = by
    ? 'a person says that the page asks nothing more'
    : blocked.length > 0
      ? `the user was sent to ${blocked.join(', ')}`
      : `the last page is "${titleOf(lastPage(flow))}"`
  return differs({ wanted: 'return_to', got }, evidenceOf(flow))
})

/** A target is only warned of that sends nobody back, so what hangs on it does not keep a run from passing. */
function demandSentBack(isSentBack: unknown, flow: HostedFlow): asserts isSentBack {
  if (!isSentBack) demandOpen(flow)
  demandOptional(isSentBack, because('nothing-to-check', { what: 'visit of return_to' }), evidenceOf(flow))
}

export const ownParametersCameBack = pageCheck((flow: HostedFlow) => {
  const { returnedTo } = flow.seen
  demandSentBack(returnedTo, flow)
  const lost = [...new URL(flow.returnTo).searchParams].find(
    ([name, value]) => returnedTo.searchParams.get(name) !== value,
  )
  if (!lost) return holds(evidenceOf(flow))
  const [name, wanted] = lost
  const got = returnedTo.searchParams.get(name) ?? 'no such parameter'
  return differs({ wanted, got, place: name }, evidenceOf(flow))
})

/** Which parameters were added to return_to: not shown, so only noted. */
export const addedParameters = pageCheck((flow: HostedFlow) => {
  const { returnedTo } = flow.seen
  demandSentBack(returnedTo, flow)
  const own = new URL(flow.returnTo).searchParams
  const fragment = new URLSearchParams(returnedTo.hash.slice(1))
  const added = [...returnedTo.searchParams.keys(), ...fragment.keys()].filter((name) => !own.has(name))
  return noted(because('values-shown', { place: 'return_to', values: added }), evidenceOf(flow))
})

/** Whether the page lets itself be framed, which the documents do not say: only noted, of a page that opened. */
export const frameable = pageCheck((flow: HostedFlow) => {
  demandOpen(flow)
  demandSeen(flow)
  const headers = new Map(firstPage(flow)?.answer?.headers)
  const policy = /frame-ancestors[^;]*/.exec(headers.get('content-security-policy') ?? '')?.[0]
  const options = headers.get('x-frame-options')
  const refusals = [...(policy ? [policy] : []), ...(options ? [`X-Frame-Options ${options}`] : [])]
  return noted(because('values-shown', { place: 'frame-ancestors', values: refusals }), evidenceOf(flow))
})

/** The page opened, so that somebody completed it. @throws CheckStopped (inconclusive) */
export function demandOpen(flow: HostedFlow): void {
  demandSome(opens(flow), 'page that opened', evidenceOf(flow))
}

/** A check of a hosted page, with the pictures that were taken of the first one. */
export function pageCheck<More extends readonly unknown[]>(
  predicate: (flow: HostedFlow, ...more: More) => Judgement,
): (flow: HostedFlow, ...more: More) => Judgement {
  const decide = check(predicate)
  return (flow, ...more) => shown(decide(flow, ...more), flow)
}

/** The judgement with the pictures that were taken. */
function shown(judgement: Judgement, { seen }: Pick<HostedFlow, 'seen'>): Judgement {
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

/** A script saw the page, and not a person alone. @throws CheckStopped (untested) */
export function demandSeen(flow: HostedFlow): void {
  demandOptional(!flow.seen.by, because('seen-by-person'), evidenceOf(flow))
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
