import type { RunningSandbox } from '../../../../sandbox/server/start.ts'
import { tag } from '../requests/kinds.ts'
import type { Exchange } from './send.ts'
import { victim } from './world.ts'

/** Refusals before a handler is reached, or for what it was asked about: such a request is not counted as past the gates. */
const gates = new Set([
  'AppIdNotProvided',
  'ClientIdNotProvided',
  'SecretNotProvided',
  'ApiKeyNotFound',
  'ClientNotFound',
  'ClientDisabled',
  'ClientRestricted',
  'AppsRestricted',
  'MissingSignature',
  'MissingExpiresAt',
  'ExpiresAtInvalid',
  'RequestExpired',
  'PublicKeyNotProvided',
  'SignatureNotMatch',
  'RateLimitExceeded',
  'TooManyRequests',
  'RouteNotFound',
  'JsonParseError',
  'InvalidEncoding',
  'CustomerNotFound',
  'CustomerLocked',
  'LoginNotFound',
  'WrongClientToken',
])
const openFinanceGates = /^(?:CERTIFICATE_|SIGNATURE_|RESOURCE_UNKNOWN|SERVICE_)/
/** Schemes of addresses that a page may lead to. */
const harmlessScheme = /^(?:https?:|\/|[\w-]+$)/i

/** What became of one request. */
export interface Judged {
  /** The class or code of a refusal, else the status. */
  outcome: string
  isPast: boolean
  /** What no request may bring about. */
  faults: string[]
}

/** Evaluates an answer: no failure of the sandbox, the form of the documents, nothing of another client. */
export function judge(running: RunningSandbox, exchange: Exchange): Judged {
  const { plan, status, text, error } = exchange
  const faults: string[] = []
  if (status >= 500) faults.push(`answers ${status}`)
  if (plan.of === 'wire') return { outcome: status === 0 ? 'closed' : String(status), isPast: false, faults }
  if (status === 0) return { outcome: 'no answer', isPast: false, faults: [`gives no answer: ${error}`] }
  const type = exchange.headers.find(([name]) => /^content-type$/i.test(name))?.[1] ?? 'text/html'
  if (plan.of === 'page' && type.startsWith('text/html'))
    return { ...page(exchange), faults: [...faults, ...pageFaults(exchange)] }
  const json = parsed(text)
  if (json === undefined && !(status === 204 && text === '')) faults.push('answers what is no JSON')
  const outcome = outcomeOf(status, json)
  if (plan.of === 'open finance') return { outcome, isPast: !openFinanceGates.test(outcome), faults }
  const isRight = status === 200 ? has(json, 'data') : outcome !== String(status)
  if (!isRight) faults.push(`answers ${status} in no form of the documents`)
  if (plan.of === 'page') return { outcome, isPast: false, faults }
  if (plan.of === 'control') {
    if (plan.keys.wrong !== 'nothing' && status === 200) faults.push('opens the control port without its token')
    return { outcome, isPast: outcome !== 'ActionNotAllowed' && !gates.has(outcome), faults }
  }
  if (status === 200) faults.push(...leaks(running, exchange, json))
  return { outcome, isPast: !gates.has(outcome), faults }
}

function outcomeOf(status: number, json: unknown): string {
  const body = json as { error_class?: string; error?: { class?: string }; apiClientMessages?: Array<{ code: string }> }
  return body?.error_class ?? body?.error?.class ?? body?.apiClientMessages?.[0]?.code ?? String(status)
}

function page({ status, text }: Exchange): Pick<Judged, 'outcome' | 'isPast'> {
  const isRefused = status === 404 || text.includes('Something went wrong')
  return { outcome: String(status), isPast: !isRefused }
}

function pageFaults({ text, headers }: Exchange): string[] {
  const location = headers.find(([name]) => name.toLowerCase() === 'location')?.[1]
  const links = [...text.matchAll(/(?:href|action|src)="([^"]*)"|;url=([^"]*)"/g)].map(
    ([, one, other]) => one ?? other ?? '',
  )
  return [
    ...(text.includes(tag) ? ['shows text as a tag'] : []),
    ...[...links, ...(location === undefined ? [] : [location])]
      .filter((address) => !harmlessScheme.test(address))
      .map((address) => `leads to ${address.slice(0, 40)}`),
  ]
}

/** Fields that name something of a client, with how its owner is found. What an answer echoes is left out. */
const echoes = new Set(['request', 'custom_fields', 'extra'])
const echoingRoutes = /categorize|enrichment|merchants/

function leaks(running: RunningSandbox, { plan, sent, text }: Exchange, json: unknown): string[] {
  const { store } = running.sandbox
  const other = running.clients[victim].client.id
  const secrets = [...store.customers.group('clientId', other), ...store.logins.group('clientId', other)].map(
    ({ secret }) => secret,
  )
  const asked = `${sent.path} ${sent.body} ${JSON.stringify(sent.headers)}`
  const found = secrets
    .filter((secret) => text.includes(secret) && !asked.includes(secret))
    .map(() => 'shows a secret of another client')
  if (echoingRoutes.test(plan.name)) return found
  const owners: Readonly<Record<string, (id: string) => string | undefined>> = {
    customer_id: (id) => store.customers.get(id)?.clientId,
    login_id: (id) => store.logins.get(id)?.clientId,
    connection_id: (id) => store.logins.get(id)?.clientId,
    account_id: (id) => store.accounts.get(id)?.clientId,
  }
  const rows: Readonly<Record<string, (id: string) => string | undefined>> = {
    customers: (id) => store.customers.get(id)?.clientId,
    logins: (id) => store.logins.get(id)?.clientId,
    login: (id) => store.logins.get(id)?.clientId,
    accounts: (id) => store.accounts.get(id)?.clientId,
    transactions: (id) => store.transactions.get(id)?.clientId,
    consents: (id) => store.consents.get(id)?.clientId,
  }
  const byRow = rows[plan.name.split(' ')[1]?.split('/')[0] ?? '']
  const { data } = json as { data: unknown }
  for (const row of Array.isArray(data) ? data : [data]) {
    const id = (row as { id?: unknown } | null)?.id
    if (byRow && id !== undefined && byRow(String(id)) === other) found.push('shows something of another client')
  }
  eachField(data, (name, value) => {
    if (owners[name]?.(String(value)) === other) found.push(`shows a ${name} of another client`)
  })
  return found
}

function eachField(value: unknown, visit: (name: string, value: unknown) => void): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (echoes.has(name)) continue
    visit(name, inner)
    eachField(inner, visit)
  }
}

function has(json: unknown, name: string): boolean {
  return typeof json === 'object' && json !== null && Object.hasOwn(json, name)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
