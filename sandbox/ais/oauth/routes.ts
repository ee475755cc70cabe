import type { Route } from '../../serving/call.ts'
import { authorize } from './authorize.ts'
import { createOauth } from './create-oauth.ts'
import { refreshOauth } from './refresh-oauth.ts'

const secrets = { customerSecret: 'optional', loginSecret: 'optional', appKeys: true } as const
const base = '/oauth_providers'

/** Source: Version 4 endpoints, oauth_providers; the route that creates is a choice. */
export const oauthRoutes: Route[] = [
  {
    method: 'POST',
    path: `${base}/create`,
    name: 'oauth/create',
    customerSecret: 'optional',
    appKeys: true,
    handle: createOauth,
  },
  { method: 'POST', path: `${base}/refresh`, name: 'oauth/refresh', ...secrets, handle: refreshOauth },
  { method: 'PUT', path: `${base}/authorize`, name: 'oauth/authorize', ...secrets, handle: authorize },
]
