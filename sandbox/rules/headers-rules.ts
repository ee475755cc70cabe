type Headers = Record<string, string | string[] | undefined>

/** Which keys a request carries. Source: Authentication 1 and 5. */
export function headersRules() {
  return {
    appId: (headers: Headers): string | undefined => textOf(headers['app-id']),
    secret: (headers: Headers): string | undefined => textOf(headers.secret),
    customerSecret: (headers: Headers): string | undefined => textOf(headers['customer-secret']),
    loginSecret: (headers: Headers): string | undefined => textOf(headers['login-secret']),
    expiresAt: (headers: Headers): string | undefined => textOf(headers['expires-at']),
    signature: (headers: Headers): string | undefined => textOf(headers.signature),
    keyKnown: (expected: { secret: string } | undefined, secret: string): boolean => expected?.secret === secret,
  }
}

/** An empty header counts as not sent. */
function textOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.join(', ') : header
  return text === undefined || text === '' ? undefined : text
}
