import type { InterfaceName } from '../../core/interface-name.ts'
import type { Entry } from './decide-interaction.ts'
import type { Session } from './session.ts'

/**
 * The interfaces at which every consumer got a text that is no JSON: something else stands at their address, and what it
 * answers says nothing about the target. One such answer alone could be the target's own mistake.
 */
export function onlyPages(
  entries: readonly Entry[],
  sessions: ReadonlyMap<string, Pick<Session, 'exchange'>>,
): Set<InterfaceName> {
  const pages = new Map<InterfaceName, boolean[]>()
  for (const { mark, interface: name } of entries) {
    const answer = sessions.get(mark)?.exchange?.answer
    if (name === undefined || answer === undefined) continue
    pages.set(name, [...(pages.get(name) ?? []), answer.json === undefined && answer.body.trim() !== ''])
  }
  return new Set([...pages].filter(([, seen]) => seen.length > 1 && seen.every(Boolean)).map(([name]) => name))
}
