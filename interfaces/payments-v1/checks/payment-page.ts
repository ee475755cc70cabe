import { because } from '../../../harness/reasons/because.ts'
import type { HostedFlow } from '../../../harness/hosted/seen-page.ts'
import { parseJson } from '../../../core/exact-json.ts'
import type { PageMessage } from '../../../harness/hosted/receive-messages.ts'
import { differs, holds, inconclusive, type Judgement, noted } from '../../../core/judgement.ts'
import { untested } from '../../../core/check-stopped.ts'
import { count } from '../../../harness/reasons/count.ts'
import { byPersonAlone, notOpened, shown, evidenceOf } from '../../../harness/checks/hosted/hosted-pages.ts'
import { nothingShows, nothingToCheck } from '../../../harness/checks/answers/nothing-in.ts'

/** Whether the user was asked for consent when nothing was said of it. Source: Pay with connect body. */
export function consentAsked(asking: HostedFlow): Judgement {
  const asks = askedIn(asking)
  if (asks.includes('consent')) return shown(holds(evidenceOf(asking)), asking)
  const difference = { wanted: 'a question for consent', got: inWords(asks) }
  return notOpened(asking) ?? shown(differs(difference, evidenceOf(asking)), asking)
}

/** Whether the user was spared the question when the request said so. Source: Pay with connect body. */
export function consentSkipped(quiet: HostedFlow, asking: HostedFlow): Judgement {
  const asks = askedIn(quiet)
  const evidence = [...evidenceOf(asking), ...evidenceOf(quiet)]
  if (!askedIn(asking).includes('consent')) return nothingShows('The page never asks for consent', evidence)
  if (!asks.includes('consent')) return notOpened(quiet) ?? shown(holds(evidence), quiet)
  return shown(differs({ wanted: 'no question for consent', got: inWords(asks) }, evidence), quiet)
}

/** Whether the user is kept from changing the provider. Source: Pay with connect body. */
export function providerLocked(quiet: HostedFlow, asking: HostedFlow): Judgement {
  const evidence = [...evidenceOf(asking), ...evidenceOf(quiet)]
  if (!changeable(asking)) return nothingShows('The page never lets the user choose a provider', evidence)
  if (!changeable(quiet)) return notOpened(quiet) ?? shown(holds(evidence), quiet)
  return shown(differs({ wanted: 'no way to change the provider', got: 'the user can change it' }, evidence), quiet)
}

/** Whether the named provider needs not be chosen. Source: Pay with connect body. */
export function providerPreselected(quiet: HostedFlow): Judgement {
  const asks = askedIn(quiet)
  if (!asks.includes('provider')) return notOpened(quiet) ?? shown(holds(evidenceOf(quiet)), quiet)
  return shown(differs({ wanted: 'no question for a provider', got: inWords(asks) }, evidenceOf(quiet)), quiet)
}

/** Whether messages came to the window that opened the page, or to its own. Source: Events. */
export function messagesPosted(asking: HostedFlow): Judgement {
  const { messages } = asking.seen
  const unopened = notOpened(asking)
  if (unopened) return unopened
  if (messages.length > 0) return shown(holds(evidenceOf(asking), messages.length, 'message'), asking)
  // What a page posts to its own window, a person's browser shows nobody.
  if (asking.seen.by) return byPersonAlone(asking, 'what the page posted to its own window')
  const difference = { wanted: 'a message to the window that opened the page', got: 'none' }
  return shown(differs(difference, evidenceOf(asking)), asking)
}

/** Whether the window that opened the page got one of its messages. */
function isToOpener({ seen: { messages } }: HostedFlow): boolean {
  return messages.some(({ own }) => !own)
}

/**
 * Whether none came that nobody asked for; messages that were asked for show that they would have been seen. What a page
 * posts to its own window may be its own affair, so it counts only where nothing else is posted.
 */
export function noMessages(quiet: HostedFlow, asking: HostedFlow): Judgement {
  const evidence = [...evidenceOf(asking), ...evidenceOf(quiet)]
  if (asking.seen.messages.length === 0)
    return nothingShows('The page posted no message where the request asked for messages either', evidence)
  const messages = quiet.seen.messages.filter(({ own }) => !own)
  const [message] = messages
  if (!message && quiet.seen.messages.length > 0 && !isToOpener(asking))
    return inconclusive(
      'The page posts messages to its own window alone, whether the request asks for messages or not',
      evidence,
    )
  if (!message) return notOpened(quiet) ?? shown(holds(evidence), quiet)
  const form = `${formOf(message)} from ${message.origin}`
  const difference = { wanted: 'no message', got: `${count(messages.length, 'message')}, the first ${form}` }
  return shown(differs(difference, evidence), quiet)
}

/** What the messages look like: not shown, so only noted. */
export function formOfMessages(asking: HostedFlow): Judgement {
  const [message] = asking.seen.messages
  if (!message) return nothingToCheck('messages', evidenceOf(asking))
  return noted(`The first message of the page is ${formOf(message)}`, evidenceOf(asking))
}

/** Whether the user came to the client's home URL. Source: Pay with connect body, return_to. */
export function cameHome(quiet: HostedFlow): Judgement {
  if (quiet.seen.arrived) return shown(holds(evidenceOf(quiet)), quiet)
  if (quiet.seen.by) return byPersonAlone(quiet, 'where the user came to')
  const got =
    quiet.seen.blocked.length > 0
      ? `the user was sent to ${quiet.seen.blocked.join(', ')}`
      : 'the user stayed at the page'
  return notOpened(quiet) ?? shown(differs({ wanted: 'the home URL of the client', got }, evidenceOf(quiet)), quiet)
}

/** Whether the user of a page with return_to was sent to the home URL, its default, all the same. Source: Pay with connect body, return_to. */
export function notHome(flow: HostedFlow, homeUrl: string | undefined): Judgement {
  if (flow.seen.by) return byPersonAlone(flow, 'where the user came to')
  const home = homeUrl && flow.seen.addresses.find((address) => address.startsWith(homeUrl))
  if (!home) return notOpened(flow) ?? shown(holds(evidenceOf(flow)), flow)
  return shown(
    differs({ wanted: 'return_to, or the page itself', got: 'the home URL of the client' }, evidenceOf(flow)),
    flow,
  )
}

/** What the user was asked. @throws CheckStopped (untested) when the script does not report it */
function askedIn({ seen }: HostedFlow): string[] {
  if (seen.report.asked) return seen.report.asked
  if (seen.by) throw untested(because('page-seen-by-person', { what: 'what the page asked' }))
  throw untested('The script of capabilities.hosted_flow does not report asked')
}

function changeable({ seen }: HostedFlow): boolean {
  const { can_change_provider: canChange } = seen.report
  if (canChange !== undefined) return canChange
  if (seen.by) throw untested(because('page-seen-by-person', { what: 'whether the provider could be changed' }))
  throw untested('The script of capabilities.hosted_flow does not report can_change_provider')
}

function inWords(asks: string[]): string {
  return asks.length > 0 ? `questions for ${asks.join(', ')}` : 'no question'
}

/** The type of a message and the names in it; what they hold may be a secret. */
function formOf({ data }: PageMessage): string {
  const read = typeof data === 'string' ? parseJson(data) : data
  const type =
    typeof data === 'string' ? `a text${read === undefined ? '' : ' of JSON'}` : `a value of type ${typeof data}`
  const names = typeof read === 'object' && read !== null ? Object.keys(read).join(', ') : ''
  return names === '' ? type : `${type} with ${names}`
}
