import type { Call, Reply, Route } from '../../serving/call.ts'

/** Source: Version 3 differences. The sandbox takes clients with service keys for its web clients. */
export const clientInfoRoutes: Route[] = [
  { method: 'GET', path: '/client/info', name: 'client/info', versions: ['v3'], appKeys: false, handle: show },
]

function show({ sandbox: { rules }, sandbox, client }: Call): Reply {
  return { data: rules.shape.client(client, sandbox) }
}
