import { parseKeeping } from '../../../core/exact-json.ts'
import { type Fields, isFields } from '../../../core/fields.ts'
import { PactError } from '../pacts/pact.ts'

interface BrokerAccess {
  token?: string
  username?: string
  password?: string
}

interface Ask {
  method?: 'GET' | 'POST' | 'PUT'
  body?: unknown
}

/** A Pact Broker's HTTP interface: JSON with links. */
export interface Broker {
  /** The JSON body of an answer; undefined without a body. @throws PactError with a BROKER code */
  ask(url: string, ask?: Ask): Promise<Fields | undefined>
}

/** As long as an answer of a target is waited for by default. */
const timeoutMs = 30_000

/** A broker with these credentials. They are sent only to its own origin. */
export function openBroker(root: string, { token, username, password }: BrokerAccess): Broker {
  const { origin } = new URL(root)
  const basic = `Basic ${Buffer.from(`${username}:${password ?? ''}`).toString('base64')}`
  const authorization = token !== undefined ? `Bearer ${token}` : username !== undefined ? basic : undefined
  return {
    async ask(url, { method = 'GET', body } = {}) {
      const address = new URL(url, root)
      const known = address.origin === origin
      const answer = await send(address, {
        method,
        headers: {
          Accept: 'application/hal+json, application/json',
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(known && authorization !== undefined && { Authorization: authorization }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      return bodyOf(`${method} ${shown(address)}`, answer)
    },
  }
}

/** An address without the parts that may be secret. */
export function shown(address: URL): string {
  return `${address.origin}${address.pathname}`
}

async function send(address: URL, options: RequestInit): Promise<Response> {
  try {
    return await fetch(address, options)
  } catch (cause) {
    const { message, cause: deeper } = cause as Error & { cause?: { code?: string; message?: string } }
    const why = deeper?.code ?? deeper?.message ?? message
    throw new PactError(
      'BROKER_UNREACHABLE',
      `The Pact Broker at ${address.origin} does not answer (${why}). Check the address in --pact and the network.`,
      { cause },
    )
  }
}

async function bodyOf(asked: string, answer: Response): Promise<Fields | undefined> {
  const text = await answer.text()
  const { status } = answer
  if (status === 401 || status === 403)
    throw new PactError(
      'BROKER_REFUSED',
      `The Pact Broker answered ${status} to ${asked}. Give PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD, in the environment.`,
    )
  if (status === 404)
    throw new PactError(
      'BROKER_MISSING',
      `The Pact Broker answered 404 to ${asked}: the address, the provider or the pact does not exist. Check the address and the names.`,
    )
  if (!answer.ok) throw new PactError('BROKER_FAILED', `The Pact Broker answered ${status} to ${asked}: ${said(text)}`)
  if (text.trim() === '') return undefined
  let parsed: unknown
  try {
    parsed = parseKeeping(text)
  } catch {
    parsed = undefined
  }
  if (isFields(parsed)) return parsed
  throw new PactError(
    'BROKER_UNREADABLE',
    `The server that answered ${asked} is not a Pact Broker: expected a JSON object, got ${said(text)}. Give the address of the broker with --pact.`,
  )
}

function said(text: string): string {
  return text.replace(/\s+/g, ' ').trim() || 'nothing'
}

/** The address of a link in an answer, with its placeholders filled in; undefined where there is no such link. */
export function linkOf(
  body: Fields | undefined,
  name: string,
  values: Readonly<Record<string, string>> = {},
): string | undefined {
  const links = body?.['_links']
  const link = isFields(links) ? links[name] : undefined
  const href = isFields(link) ? link['href'] : undefined
  if (typeof href !== 'string') return undefined
  return href.replace(/\{(\w+)\}/g, (text, place: string) => {
    const value = values[place]
    return value === undefined ? text : encodeURIComponent(value)
  })
}
