import { version4 } from './kit/version-4.ts'
import { enrichingLimits, listingLimits } from './kit/request-limits.ts'
import type { Version } from './kit/version.ts'

/**
 * Connections in place of logins. The form of its errors is open; programs in the field read the nested one.
 * Source: Version 6 endpoints, the last sentence; Authentication 3; Categories; Limits of the second document.
 */
export function version5(): Version {
  return {
    ...version4(),
    name: 'v5',
    number: '5',
    root: '/api/v5',
    segments: { login: 'connection', logins: 'connections', tokens: 'connect_sessions' },
    fields: { login_id: 'connection_id', return_login_id: 'return_connection_id' },
    headers: { 'login-secret': ['connection-secret'] },
    errorForm: 'nested',
    categories: 5,
    rateLimits: { ...enrichingLimits, ...listingLimits },
  }
}
