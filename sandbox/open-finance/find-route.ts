import type { Sandbox } from '../world/sandbox.ts'
import { findProvider } from '../providers/find-provider.ts'
import type { SandboxProvider } from '../providers/provider.ts'
import type { OpenFinanceRoute } from './open-finance-call.ts'
import { refused, Refused } from './refused.ts'
import { openFinanceRoutes } from './routes.ts'

export interface FoundRoute {
  provider: SandboxProvider
  route: OpenFinanceRoute
  consentId: string
  /** The path from /v2 on, as received. */
  path: string
}

/**
 * The provider whose code precedes /v2, and the route below it. A trailing slash makes no difference.
 * @throws Refused RESOURCE_UNKNOWN, SERVICE_BLOCKED, SERVICE_INVALID
 */
export function findRoute(sandbox: Sandbox, method: string, url: string): FoundRoute {
  const { routes } = sandbox.rules.openFinance
  const { codes } = routes
  const [, code = '', path = ''] = /^\/([^/]+)(\/v2(?:\/.*)?)$/.exec(belowPrefix(sandbox, url)) ?? []
  const provider = findProvider(code)
  if (!provider) throw refused(codes.providerUnknown, 'there is no provider or service at this address')
  if (!routes.enabled(provider, method)) throw refused(codes.providerBlocked, `${code} does not offer this service`)
  const found = openFinanceRoutes.flatMap((route) => matchOf(route, path))
  if (found.length === 0) throw refused(codes.pathUnknown, `there is nothing at ${path}`)
  const match = found.find(({ route }) => route.method === method)
  if (!match) throw methodUnknown(sandbox, method, path, found)
  return { provider, path, ...match }
}

function methodUnknown(
  { rules }: Sandbox,
  method: string,
  path: string,
  found: ReadonlyArray<{ route: OpenFinanceRoute }>,
): Refused {
  const allowed = found.map(({ route }) => route.method).join(', ')
  const { routes } = rules.openFinance
  const text = `${method} is not supported at ${path}, only ${allowed}`
  return new Refused([{ code: routes.methodCode(method, routes.codes.methodUnknown, path), text }], { Allow: allowed })
}

/** The path without its query and without the sandbox's prefix. */
function belowPrefix({ settings: { pathPrefix } }: Sandbox, url: string): string {
  const [path = ''] = url.replace(/^https?:\/\/[^/]*/i, '').split('?')
  return path.startsWith(`${pathPrefix}/`) ? path.slice(pathPrefix.length) : ''
}

function matchOf(route: OpenFinanceRoute, path: string): Array<{ route: OpenFinanceRoute; consentId: string }> {
  const wanted = route.path.split('/')
  const segments = path
    .replace(/^\/v2\/?/, '')
    .replace(/\/$/, '')
    .split('/')
  const fits =
    segments.length === wanted.length && wanted.every((part, at) => part === segments[at] || part === ':consent_id')
  const consentId = segments[wanted.indexOf(':consent_id')] ?? ''
  return fits && !segments.includes('') ? [{ route, consentId }] : []
}
