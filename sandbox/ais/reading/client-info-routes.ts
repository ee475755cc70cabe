import type { Call, Reply, Route } from '../../serving/call.ts'

/** Source: Version 3 differences. Its web clients are taken to be those with service keys. */
export const clientInfoRoutes: Route[] = [
  { method: 'GET', path: '/client/info', name: 'client/info', versions: ['v3'], appKeys: false, handle: show },
]

function show({ sandbox: { rules }, sandbox, client }: Call): Reply {
  return { data: rules.shape.client(client, sandbox) }
}
