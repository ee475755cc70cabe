import { demandOptional, demandSome, demandDifferent } from '../../../harness/checks/answers/demands.ts'
import { because } from '../../../harness/reasons/because.ts'
import type { HostedFlow } from '../../../harness/hosted/seen-page.ts'
import { parseJson } from '../../../core/exact-json.ts'
import type { PageMessage } from '../../../harness/hosted/receive-messages.ts'
import { differs, holds, noted } from '../../../core/judgement.ts'
import { count } from '../../../harness/reasons/count.ts'
import { demandOpen, demandSeen, evidenceOf, pageCheck } from '../../../harness/checks/hosted/hosted-pages.ts'

/** Whether the user was asked for consent when nothing was said of it. Source: Pay with connect body. */
export const consentAsked = pageCheck((asking: HostedFlow) => {
  const asks = askedIn(asking)
  if (asks.includes('consent')) return holds(evidenceOf(asking))
  const difference = { wanted: 'a question for consent', got: inWords(asks) }
  demandOpen(asking)
  return differs(difference, evidenceOf(asking))
})

/** Whether the user was spared the question when the request said so. Source: Pay with connect body. */
export const consentSkipped = pageCheck((quiet: HostedFlow, asking: HostedFlow) => {
  const asks = askedIn(quiet)
  const evidence = [...evidenceOf(asking), ...evidenceOf(quiet)]
  demandSome(askedIn(asking).includes('consent'), 'question for consent', evidence)
  if (asks.includes('consent')) return differs({ wanted: 'no question for consent', got: inWords(asks) }, evidence)
  demandOpen(quiet)
  return holds(evidence)
})

/** Whether the user is kept from changing the provider. Source: Pay with connect body. */
export const providerLocked = pageCheck((quiet: HostedFlow, asking: HostedFlow) => {
  const evidence = [...evidenceOf(asking), ...evidenceOf(quiet)]
  demandSome(changeable(asking), 'choice of a provider', evidence)
  if (changeable(quiet))
    return differs({ wanted: 'no way to change the provider', got: 'the user can change it' }, evidence)
  demandOpen(quiet)
  return holds(evidence)
})

/** Whether the named provider needs not be chosen. Source: Pay with connect body. */
export const providerPreselected = pageCheck((quiet: HostedFlow) => {
  const asks = askedIn(quiet)
  const evidence = evidenceOf(quiet)
  if (asks.includes('provider')) return differs({ wanted: 'no question for a provider', got: inWords(asks) }, evidence)
  demandOpen(quiet)
  return holds(evidence)
})

/** Whether messages came to the window that opened the page, or to its own. Source: Events. */
export const messagesPosted = pageCheck((asking: HostedFlow) => {
  const { messages } = asking.seen
  demandOpen(asking)
  if (messages.length > 0) return holds(evidenceOf(asking), messages.length, 'message')
  // What a page posts to its own window, a person's browser shows nobody.
  demandSeen(asking)
  const difference = { wanted: 'a message to the window that opened the page', got: 'none' }
  return differs(difference, evidenceOf(asking))
})

/** Whether the window that opened the page got one of its messages. */
function isToOpener({ seen: { messages } }: HostedFlow): boolean {
  return messages.some(({ own }) => !own)
}

/**
 * Whether none came that nobody asked for; messages that were asked for show that they would have been seen. What a page
 * posts to its own window is its own affair where those that were asked for went to its opener or have another form. It
 * is open where all are mere texts, as scripts post them for purposes of their own.
 */
export const noMessages = pageCheck((quiet: HostedFlow, asking: HostedFlow) => {
  const evidence = [...evidenceOf(asking), ...evidenceOf(quiet)]
  demandSome(asking.seen.messages.length, 'message', evidence)
  const forms = new Set(quiet.seen.messages.map(formOf))
  const areAlike = !isToOpener(asking) && asking.seen.messages.every((message) => forms.has(formOf(message)))
  const messages = quiet.seen.messages.filter((one) => !one.own || (areAlike && namesIn(one) !== ''))
  const [message] = messages
  demandDifferent(message || !areAlike, 'messages to its own window', evidence)
  if (!message) {
    demandOpen(quiet)
    return holds(evidence)
  }
  const form = `${formOf(message)} from ${message.origin}`
  const difference = { wanted: 'no message', got: `${count(messages.length, 'message')}, the first ${form}` }
  return differs(difference, evidence)
})

/** What the messages look like: not shown, so only noted. */
export const formOfMessages = pageCheck((asking: HostedFlow) => {
  const [message] = asking.seen.messages
  demandSome(message, 'messages', evidenceOf(asking))
  return noted(because('values-shown', { place: 'message', values: [formOf(message)] }), evidenceOf(asking))
})

/** Whether the user came to the client's home URL. Source: Pay with connect body, return_to. */
export const cameHome = pageCheck((quiet: HostedFlow) => {
  if (quiet.seen.arrived) return holds(evidenceOf(quiet))
  demandSeen(quiet)
  const got =
    quiet.seen.blocked.length > 0
      ? `the user was sent to ${quiet.seen.blocked.join(', ')}`
      : 'the user stayed at the page'
  demandOpen(quiet)
  return differs({ wanted: 'the home URL of the client', got }, evidenceOf(quiet))
})

/** Whether the user of a page with return_to was sent to the home URL, its default, all the same. Source: Pay with connect body, return_to. */
export const notHome = pageCheck((flow: HostedFlow, homeUrl: string | undefined) => {
  demandSeen(flow)
  const home = homeUrl && flow.seen.addresses.find((address) => address.startsWith(homeUrl))
  const difference = { wanted: 'return_to, or the page itself', got: 'the home URL of the client' }
  if (home) return differs(difference, evidenceOf(flow))
  demandOpen(flow)
  return holds(evidenceOf(flow))
})

/** What the user was asked. @throws CheckStopped (untested) when the script does not report it */
function askedIn({ seen }: HostedFlow): string[] {
  return reportedBy(seen, 'asked')
}

function changeable({ seen }: HostedFlow): boolean {
  return reportedBy(seen, 'can_change_provider')
}

function reportedBy<Name extends 'asked' | 'can_change_provider'>(
  { by, report }: HostedFlow['seen'],
  name: Name,
): NonNullable<HostedFlow['seen']['report'][Name]> {
  const value = report[name]
  const field = `${name} by the script of capabilities.hosted_flow`
  demandOptional((value ?? null) !== null, by ? because('seen-by-person') : because('profile-gives-no', { field }))
  return value as NonNullable<typeof value>
}

function inWords(asks: string[]): string {
  return asks.length > 0 ? `questions for ${asks.join(', ')}` : 'no question'
}

/** The type of a message and the names in it; what they hold may be a secret. */
function formOf(message: PageMessage): string {
  const { data } = message
  const isJson = typeof data === 'string' && parseJson(data) !== undefined
  const type = typeof data === 'string' ? `a text${isJson ? ' of JSON' : ''}` : `a value of type ${typeof data}`
  const names = namesIn(message)
  return names === '' ? type : `${type} with ${names}`
}

/** The names of the fields of a message; empty where it is no object. */
function namesIn({ data }: PageMessage): string {
  const read = typeof data === 'string' ? parseJson(data) : data
  return typeof read === 'object' && read !== null ? Object.keys(read).join(', ') : ''
}
