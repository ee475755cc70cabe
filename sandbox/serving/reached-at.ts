import type { IncomingMessage } from 'node:http'
import type { Sandbox } from '../world/sandbox.ts'

/** A host name or IP address with or without a port, and nothing else that an address may hold. */
const authority = /^(?:[a-z0-9](?:[a-z0-9._-]{0,252}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * The sandbox as a request reached it: the addresses that it gives out begin with the host that the client used, so that
 * they lead back from another container or machine too. With a public address, that one stays; so does its own address
 * where the request names no host, or something else than one.
 */
export function reachedAt(sandbox: Sandbox, { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Sandbox {
  const { publicUrl, pathPrefix } = sandbox.settings
  const host = /^http:\/\/([^/?#]*)/i.exec(url)?.[1] ?? headers.host ?? ''
  const baseUrl = `http://${host.toLowerCase()}${pathPrefix}`
  if (publicUrl !== undefined || baseUrl === sandbox.baseUrl || !authority.test(host)) return sandbox
  return URL.canParse(baseUrl) ? { ...sandbox, baseUrl } : sandbox
}
