import type { Route } from './call.ts'

/** A route at `GET /logins`, with its name for rules and faults. App keys may use it unless `more` forbids it. */
export function route(
  at: `${Route['method']} ${string}`,
  name: string,
  handle: Route['handle'],
  more: Partial<Route> = {},
): Route {
  const [method, path] = at.split(' ') as [Route['method'], string]
  return { method, path, name, appKeys: true, handle, ...more }
}
