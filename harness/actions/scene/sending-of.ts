import type { Send } from '../../client/draft.ts'
import type { Sending } from './interface-behaviour.ts'
import type { InterfaceDescription } from './scene.ts'

/** Sends requests outside of checks: authenticated in the way of the interface, or else by the client. */
export function sendingOf(run: Sending['run'], { send }: Pick<InterfaceDescription, 'send'>): Send {
  const by: Sending = { run, sendPrepared: (prepared) => run.client.sendPrepared(prepared) }
  return (draft) => send?.(by, draft) ?? run.client.send(draft)
}
