import type { HostedFlow } from '../../hosted/hosted-flow.ts'
import { parseJson } from '../../../core/exact-json.ts'
import type { PageMessage } from '../../hosted/hosted-visit.ts'
import { broken, held, inconclusive, noted, type Judgement } from '../../../core/judgement.ts'
import { CheckStopped } from '../../../core/check-stopped.ts'
import { notOpened, shown, told } from './hosted-pages.ts'

/** Whether the user was asked for consent when nothing was said of it. Source: Pay with connect body. */
export function consentAsked(asking: HostedFlow): Judgement {
  const asks = askedIn(asking)
  if (asks.includes('consent')) return shown(held('The page asks for consent', told(asking)), asking)
  const difference = { wanted: 'a question for consent', got: inWords(asks) }
  return notOpened(asking) ?? shown(broken('The page does not ask for consent', difference, told(asking)), asking)
}

/** Whether the user was spared the question when the request said so. Source: Pay with connect body. */
export function consentSkipped(quiet: HostedFlow, asking: HostedFlow): Judgement {
  const asks = askedIn(quiet)
  const evidence = [...told(asking), ...told(quiet)]
  if (!askedIn(asking).includes('consent'))
    return inconclusive('The page asks for consent in no case, so that skipping it shows nothing', evidence)
  if (!asks.includes('consent'))
    return notOpened(quiet) ?? shown(held('The page does not ask for consent', evidence), quiet)
  const difference = { wanted: 'no question for consent', got: inWords(asks) }
  return shown(
    broken('The page asks for consent in spite of show_consent_confirmation false', difference, evidence),
    quiet,
  )
}

/** Whether the user is kept from changing the provider. Source: Pay with connect body. */
export function providerLocked(quiet: HostedFlow, asking: HostedFlow): Judgement {
  const evidence = [...told(asking), ...told(quiet)]
  if (!changeable(asking))
    return inconclusive('The page lets nobody choose a provider, so a locked one shows nothing', evidence)
  if (!changeable(quiet)) return notOpened(quiet) ?? shown(held('The user cannot change the provider', evidence), quiet)
  const difference = { wanted: 'no way to change the provider', got: 'the user can change it' }
  return shown(broken('disable_provider_search does not stop the user', difference, evidence), quiet)
}

/** Whether the named provider needs not be chosen. Source: Pay with connect body. */
export function providerPreselected(quiet: HostedFlow): Judgement {
  const asks = askedIn(quiet)
  if (!asks.includes('provider'))
    return notOpened(quiet) ?? shown(held('The user is not asked for a provider', told(quiet)), quiet)
  const difference = { wanted: 'no question for a provider', got: inWords(asks) }
  return shown(broken('The user has to choose the provider that the request names', difference, told(quiet)), quiet)
}

/** Whether messages came to the window that opened the page. Source: Events. */
export function messagesPosted(asking: HostedFlow): Judgement {
  const { messages } = asking.seen
  const unopened = notOpened(asking)
  if (unopened) return unopened
  if (messages.length > 0)
    return shown(held(`The page posted ${messages.length} message to its opener`, told(asking)), asking)
  const difference = { wanted: 'a message to the window that opened the page', got: 'none' }
  return shown(broken('The page posts no message', difference, told(asking)), asking)
}

/** Whether none came that nobody asked for; messages that were asked for show that they would have been seen. */
export function noMessages(quiet: HostedFlow, asking: HostedFlow): Judgement {
  const evidence = [...told(asking), ...told(quiet)]
  if (asking.seen.messages.length === 0)
    return inconclusive('No message came when they were asked for, so their absence shows nothing', evidence)
  const [message, ...more] = quiet.seen.messages
  if (!message) return notOpened(quiet) ?? shown(held('The page posts no message', evidence), quiet)
  const others = more.length > 0 ? `, and ${more.length} more` : ''
  const difference = { wanted: 'no message', got: `from ${message.origin} ${formOf(message)}${others}` }
  return shown(broken('The page posts messages that nobody asked for', difference, evidence), quiet)
}

/** What the messages look like: not shown, so only told. */
export function formOfMessages(asking: HostedFlow): Judgement {
  const [message] = asking.seen.messages
  if (!message) return inconclusive('No message came', told(asking))
  return noted(`The messages are each ${formOf(message)}`, told(asking))
}

/** Whether the user came to the client's home URL. Source: Pay with connect body, return_to. */
export function cameHome(quiet: HostedFlow): Judgement {
  if (quiet.seen.arrived) return shown(held('The user was sent to the home URL of the client', told(quiet)), quiet)
  const got =
    quiet.seen.blocked.length > 0 ? `the way to ${quiet.seen.blocked.join(', ')}` : 'the user stayed at the page'
  const difference = { wanted: 'the home URL of the client', got }
  return notOpened(quiet) ?? shown(broken('The user was not sent to the home URL', difference, told(quiet)), quiet)
}

/** What the user was asked. @throws CheckStopped (untested) when the script does not tell */
function askedIn({ seen }: HostedFlow): string[] {
  if (seen.report.asked) return seen.report.asked
  throw new CheckStopped('untested', 'the script of capabilities.hosted_flow does not tell what the page `asked`')
}

function changeable({ seen }: HostedFlow): boolean {
  const { can_change_provider: told } = seen.report
  if (told !== undefined) return told
  throw new CheckStopped('untested', 'the script of capabilities.hosted_flow does not tell `can_change_provider`')
}

function inWords(asks: string[]): string {
  return asks.length > 0 ? `it asks for ${asks.join(', ')}` : 'it asks nothing'
}

/** The type of a message and the names in it; what they hold may be a secret. */
function formOf({ data }: PageMessage): string {
  const read = typeof data === 'string' ? parseJson(data) : data
  const type =
    typeof data === 'string' ? `a text${read === undefined ? '' : ' of JSON'}` : `a value of type ${typeof data}`
  const names = typeof read === 'object' && read !== null ? Object.keys(read).join(', ') : ''
  return names === '' ? type : `${type} with ${names}`
}
