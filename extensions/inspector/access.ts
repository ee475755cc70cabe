import type { IncomingMessage } from 'node:http'
import { fromHere, same } from '../../cli/asked/this-machine.ts'
import type { Sandbox } from '../../sandbox/world/sandbox.ts'

/** Name of the cookie that a browser has once the control token was typed. */
export const passName = 'assay-inspector'

/**
 * Whether a request may see the inspector: any with the pass that the control token gives, and without secrets also one of
 * this machine, under a name of this machine, so that no page of another site comes in by a name that it had resolve to here.
 * Behind a proxy every request seems to come from this machine; not every proxy says that it is one.
 */
export function mayInspect(
  { settings }: Sandbox,
  request: IncomingMessage,
  { pass, withSecrets }: { pass: string; withSecrets: boolean },
): boolean {
  const near = !withSecrets && settings.publicUrl === undefined && fromHere(request)
  return near || same(passOf(request), pass)
}

function passOf({ headers }: IncomingMessage): string {
  const cookies = (headers.cookie ?? '').split(';').map((part) => part.trim().split('=', 2))
  return cookies.find(([name]) => name === passName)?.[1] ?? ''
}
