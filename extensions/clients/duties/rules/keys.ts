import { isRow, errorClassOf } from '../../../../harness/checks/answers/answer.ts'
import {
  type ClientRequest,
  type ClientStory,
  sentHeader,
  eachRequest,
  type Flaw,
  flawOf,
  headerMissing,
  type Owner,
} from '../story/client-story.ts'

const customerSecret = 'Customer-secret'

/** Source: Account information / Authentication, first point. */
export const keysSent = eachRequest({
  what: 'request',
  flaw: (request, { dialect }) => {
    const { 'App-id': id = 'App-id', Secret: secret = 'Secret' } = dialect.headers
    const isApp = secret === 'Service-secret' && sentHeader(request, 'App-secret') !== undefined
    return headerMissing(request, id, isApp ? 'App-secret' : secret)
  },
})

/** Source: Account information / Authentication, second point. */
export const customerSecretSent = eachRequest({
  what: 'request for a token or a login',
  concerns: ({ route }) => route?.headers?.[customerSecret] !== undefined,
  flaw: (request) => secretMissing(request, customerSecret),
})

/** Source: Account information / Authentication, third point. */
export const loginSecretSent = eachRequest({
  what: 'request that changes or shows a login',
  concerns: (request, { dialect }) => isAboutOneLogin(request, dialect.loginSecretHeader),
  flaw: (request, { dialect }) => secretMissing(request, dialect.loginSecretHeader),
})

/** What a row lists is stated; elsewhere it only follows from what is said of all routes of a kind. */
function secretMissing(request: ClientRequest, header: string): Flaw | undefined {
  const flaw = headerMissing(request, header)
  return flaw && request.route?.headers?.[header] !== 'row' ? { ...flaw, atMost: 'implied' } : flaw
}

/** Lists of what belongs to a login may be read without it. */
function isAboutOneLogin({ route }: ClientRequest, header: string): boolean {
  const asked = route?.headers?.[header]
  return asked === 'row' || (asked !== undefined && /^GET \/(?:logins|connections)\/\{/.test(route?.route ?? ''))
}

/** Source: Account information / Authentication, second and third point. */
export const secretsOfOneCustomer = eachRequest({
  what: 'request with a secret of a customer or a login',
  concerns: (request, story) => namedBySecrets(request, story).length > 0,
  flaw: (request, story) => {
    const owners = [...namedBySecrets(request, story), ...namedOtherwise(request, story)]
    for (const kind of ['login', 'customer'] as const) {
      const [one, ...others] = [...new Set(owners.flatMap((owner) => owner[kind] ?? []))]
      if (one === undefined || others.length === 0) continue
      return flawOf(`secrets and ids of one ${kind}`, `${kind}s ${one} and ${others.join(', ')}`)
    }
    return undefined
  },
})

function namedBySecrets(request: ClientRequest, { dialect, shown }: ClientStory): Owner[] {
  return [customerSecret, dialect.loginSecretHeader].flatMap(
    (name) => shown.secrets.get(sentHeader(request, name) ?? '') ?? [],
  )
}

/** Whom path, query and body name by ids. */
function namedOtherwise({ query, data, path, route }: ClientRequest, { dialect, shown }: ClientStory): Owner[] {
  const inPath = route?.path === undefined && !/\{\w+\}/.test(route?.route ?? '') ? [] : path.split('/')
  const values = (names: readonly string[]) =>
    names.flatMap((name) => [query.get(name) ?? [], isRow(data) ? (data[name] ?? []) : []].flat().map(String))
  const logins = [...values(dialect.loginIdNames), ...inPath].filter((id) => shown.logins.has(id))
  return [...logins.map((login) => ownerOf(login, shown)), ...values(['customer_id']).map((customer) => ({ customer }))]
}

function ownerOf(login: string, { logins }: ClientStory['shown']): Owner {
  const customer = logins.get(login)?.find(({ fields }) => fields.customer_id !== undefined)?.fields.customer_id
  return { login, ...(customer !== undefined && { customer: String(customer) }) }
}

/** Source: Account information / Authentication, first to third and sixth point. */
export const secretsInHeadersOnly = eachRequest({
  what: 'request',
  flaw: ({ query, path }, { shown, secrets }) => {
    const texts = [...query, ...path.split('/').map((segment) => ['the path', segment] as const)]
    const [parameter] = texts.find(([, text]) => shown.secrets.has(text) || secrets.has(text)) ?? []
    if (parameter === undefined) return undefined
    return flawOf('the secret in a header', parameter)
  },
})

/** Source: Account information / Authentication, first point. */
export const routesOfTheKey = eachRequest({
  what: 'request with an app key',
  concerns: ({ seen }) => seen.client?.key_type === 'app',
  flaw: ({ exchange }) =>
    errorClassOf(exchange) === 'AppsRestricted' ? flawOf('a route for app keys', 'AppsRestricted') : undefined,
})

/** Source: second document / Authentication, first point. */
export const serviceKeysOnly = eachRequest({
  what: 'request with the keys of a client',
  concerns: ({ seen }) => seen.client !== undefined,
  flaw: ({ seen }) => (seen.client?.key_type === 'app' ? flawOf('a service key', 'an app key') : undefined),
})
