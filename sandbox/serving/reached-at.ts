import type { IncomingMessage } from 'node:http'
import type { Sandbox } from '../world/sandbox.ts'

/** A host name or IP address, with or without a port. */
const authority = /^(?:[a-z0-9](?:[a-z0-9._-]{0,252}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * The sandbox with the base address that the client used, so that the addresses in answers also work from another
 * container or machine. A public address takes precedence. A missing or invalid Host header leaves the own address.
 */
export function reachedAt(sandbox: Sandbox, { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Sandbox {
  const { publicUrl, pathPrefix } = sandbox.settings
  const host = /^http:\/\/([^/?#]*)/i.exec(url)?.[1] ?? headers.host ?? ''
  const baseUrl = `http://${host.toLowerCase()}${pathPrefix}`
  if (publicUrl !== undefined || baseUrl === sandbox.baseUrl || !authority.test(host)) return sandbox
  return URL.canParse(baseUrl) ? { ...sandbox, baseUrl } : sandbox
}
