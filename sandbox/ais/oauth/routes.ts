import type { Route } from '../../serving/call.ts'
import { authorize } from './authorize.ts'
import { createOauth } from './create-oauth.ts'
import { refreshOauth } from './refresh-oauth.ts'
import { route } from '../../serving/route.ts'

const secrets = { customerSecret: 'optional', loginSecret: 'optional' } as const
const base = '/oauth_providers'

/** Source: Version 4 endpoints, oauth_providers. The route that creates a login is a choice. */
export const oauthRoutes: Route[] = [
  route(`POST ${base}/create`, 'oauth/create', createOauth, { customerSecret: 'optional' }),
  route(`POST ${base}/refresh`, 'oauth/refresh', refreshOauth, secrets),
  route(`PUT ${base}/authorize`, 'oauth/authorize', authorize, secrets),
]
