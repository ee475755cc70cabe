import type { ServerResponse } from 'node:http'
import type { PlainProfile } from '../../sandbox/variants/kit/variant.ts'
import type { Forwarded, ProxyFault } from './hostile-proxy.ts'

/** A server with one early mistake, and what a run must say about it. */
export interface FirstDayServer {
  does: ProxyFault
  /** Matches the last line. */
  says: RegExp
  /** The ids of failing or warning requirements; none when absent. */
  breaks?: string[]
  exitCode: 0 | 1 | 2
  /** Set when consumers' contracts are verified too. */
  contracts?: true
  /** Set when a smoke run does not find it; smoke when absent. */
  depth?: 'standard'
  profile?: (profile: PlainProfile) => void
}

const base = '/api/payments/v1'
const errors = ['error-class', 'error-message', 'request-is-object'].map((one) => `conventions/errors/${one}`)
const route = (...names: string[]) => names.map((name) => `payments-v1/routes/${name}`)
const lists = route('list-payment-providers', 'list-templates')

export const firstDayServers: Record<string, FirstDayServer> = {
  'answers everything with 500': {
    does: answering(500, '{"message":"broken"}'),
    says: /The target fails: it answers GET \S+\/providers with a server error \(500 without an error class\), and without keys alike/,
    breaks: [...errors, 'conventions/errors/never-a-server-error', ...route('create-a-customer'), ...lists],
    exitCode: 1,
  },
  'answers everything with 404': {
    does: answering(404, 'Not Found', 'text/plain'),
    says: /none of the routes that were asked for \(404 .*\): GET \S+\/providers, GET \S+\/templates.* either target\.base_url .* or the server has no route/,
    exitCode: 2,
  },
  'wraps every success in result': {
    does: changed(({ status, json }) => (status < 300 ? { json: renamed(json) } : {})),
    says: /Above all payments-v1\/routes\/list-payment-providers: .* nothing at data.*GET \S+\/providers with 200, JSON with result, meta and no data/,
    breaks: ['conventions/envelope/success-wrapped-in-data', ...route('create-a-customer'), ...lists],
    exitCode: 1,
  },
  'answers everything with a page': {
    does: answering(200, '<!doctype html><p>Welcome</p>', 'text/html'),
    says: /GET \S+\/providers, and a path that does not exist, alike \(200, a body of 29 characters\): either target\.base_url .* or the server/,
    exitCode: 2,
  },
  'demands a signature of everyone': {
    does: demandingSignatures,
    says: /refuses an unsigned request \(MissingSignature\) and accepts the same signed, though the main client is in test status/,
    breaks: ['conventions/signing/unsigned-accepted-below-live'],
    depth: 'standard',
    exitCode: 1,
  },
  'has one route': {
    does: (passing) =>
      !pathOf(passing).startsWith(`${base}/providers`) && plainly(passing.response, 404, 'Not Found', 'text/plain'),
    says: /Above all payments-v1\/routes\/list-templates: The target does not have the route GET \/templates: .* depend on payments-v1\/routes\/list-templates, payments-v1\/routes\/create-a-customer/,
    breaks: [
      ...errors,
      'conventions/envelope/error-is-json',
      'conventions/errors/route-not-found',
      'conventions/versioning/unknown-version',
      ...route('create-a-customer', 'list-templates'),
    ],
    exitCode: 1,
  },
  'never answers one route': {
    does: (passing) => pathOf(passing).startsWith(`${base}/templates`),
    says: /most often ROUTE_SILENT \(first GET \/api\/payments\/v1\/templates\S*\): GET \/templates of payments-v1 gave no answer to 2 requests/,
    exitCode: 2,
    profile: (profile) => {
      profile.pacing = { ...profile.pacing, timeout_seconds: 1 }
    },
  },
  'has empty lists': {
    does: changed(({ json }) =>
      Array.isArray(fieldsOf(json)['data']) ? { json: { data: [], meta: { next_id: null, next_page: null } } } : {},
    ),
    says: /\d+ requirements are untested for one reason: The target does not show payable template/,
    exitCode: 2,
  },
  'serves another base path': {
    does: ({ request, response, forward, deliver }) => {
      const address = request.url ?? ''
      if (!address.startsWith('/v1/')) return plainly(response, 404, 'Not Found', 'text/plain')
      request.url = address.replace('/v1', base)
      return forward()
        .then(deliver)
        .then(() => true)
    },
    says: /answers GET \S+\/api\/payments\/v1\/providers with 404 .*, and serves this route as GET http:\/\/[^/]+\/v1\/providers: either target\.base_url is wrong, or the server/,
    exitCode: 2,
  },
  'says text/html of its JSON': {
    does: changed(() => ({ type: 'text/html' })),
    breaks: ['conventions/envelope/json-declared'],
    says: /1 warned.*10 warned\)\. Above all Content-Type: expected a type of JSON, got text\/html/,
    exitCode: 0,
    contracts: true,
  },
  'speaks no TLS where the profile says https': {
    does: () => false,
    says: /speaks no TLS at GET https:\S+, and answers GET http:\S+: write http:\/\//,
    exitCode: 2,
    profile: (profile) => {
      profile.target.base_url = profile.target.base_url.replace('http:', 'https:')
    },
  },
  'nests its errors': {
    does: changed(({ status, json }) => (status >= 400 ? { json: nested(json) } : {})),
    says: /Above all payments-v1\/errors\/[\w-]+: .*shows nothing at error_class/,
    breaks: errors.slice(0, 2),
    exitCode: 1,
  },
  'shows ids as numbers': {
    does: changed(({ json }) => ({ json: withNumbers(json) })),
    says: /Above all payments-v1\/.*number/,
    breaks: [
      'conventions/paging/meta-names-next-page',
      'conventions/types/strings',
      'payments-v1/customers/id-is-string',
      'payments-v1/providers/field-types',
      'payments-v1/templates/field-types',
    ],
    exitCode: 1,
  },
  'redirects to a page to log in': {
    does: ({ response }) => {
      response.writeHead(302, { location: '/login' }).end()
      return true
    },
    says: /redirects GET \S+\/providers, and a path that does not exist, to \/login \(302\), .* either target\.base_url .* or something before the server/,
    exitCode: 2,
  },
  'answers every error with 200': {
    does: changed(({ status }) => (status >= 400 ? { status: 200 } : {})),
    says: /Above all payments-v1\/errors\/status-is-documented: .*one shows 200 \w+; expected a status among 400/,
    breaks: [
      'conventions/envelope/success-wrapped-in-data',
      'conventions/errors/status-is-documented',
      'conventions/ids/unknown-id-status',
      'conventions/paging/meta-on-every-list',
    ],
    exitCode: 1,
  },
}

type Fields = Record<string, unknown>
type Passing = Parameters<ProxyFault>[0]

function pathOf({ request }: Passing): string {
  return request.url ?? ''
}

function fieldsOf(json: unknown): Fields {
  return typeof json === 'object' && json !== null ? (json as Fields) : {}
}

function plainly(response: ServerResponse, status: number, body: string, type: string): true {
  response.writeHead(status, { 'content-type': type }).end(body)
  return true
}

function answering(status: number, body: string, type = 'application/json'): ProxyFault {
  return ({ response }) => plainly(response, status, body, type)
}

function demandingSignatures(passing: Passing): boolean {
  const { headers } = passing.request
  if (headers['signature'] !== undefined || headers['app-id'] === undefined) return false
  const body = { error_class: 'MissingSignature', error_message: 'sign it', request: {} }
  return plainly(passing.response, 400, JSON.stringify(body), 'application/json')
}

/** The interface's right answer with a change. */
function changed(
  change: (seen: { status: number; json: unknown }) => { status?: number; json?: unknown; type?: string },
): ProxyFault {
  return async (passing) => {
    const forwarded = await passing.forward()
    if (pathOf(passing).startsWith('/api/')) passing.deliver(changedBy(forwarded, change))
    else passing.deliver(forwarded)
    return true
  }
}

function changedBy(forwarded: Forwarded, change: Parameters<typeof changed>[0]): Forwarded {
  const { status, headers, body } = forwarded
  const given = change({ status, json: parsed(body) })
  const text = given.json === undefined ? body : Buffer.from(JSON.stringify(given.json))
  const own = headers.flatMap((name, at) => {
    const isOwn = at % 2 === 0 && !/^(content-type|content-length)$/i.test(name)
    return isOwn ? [name, headers[at + 1] ?? ''] : []
  })
  own.push('content-type', given.type ?? 'application/json', 'content-length', String(text.length))
  return { status: given.status ?? status, headers: own, body: text }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString()) as unknown
  } catch {
    return undefined
  }
}

function renamed(json: unknown): unknown {
  const { data, ...rest } = fieldsOf(json)
  return { result: data, ...rest }
}

function nested(json: unknown): unknown {
  const { error_class, error_message, ...rest } = fieldsOf(json)
  return { error: { class: error_class, message: error_message }, ...rest }
}

function withNumbers(json: unknown): unknown {
  if (json === undefined) return undefined
  const text = JSON.stringify(json, (key, value: unknown) =>
    /(^|_)id$/.test(key) && typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
  )
  return JSON.parse(text) as unknown
}
