import { aboutInterface } from '../../../core/interfaces.ts'
import type { Draft } from '../../client/draft.ts'
import type { Scene } from '../scene/scene.ts'

/**
 * What makes a request that a right server accepts, by the name that features use, or the one that stands in for it where
 * the interface has not this one. @throws Error REQUEST_UNKNOWN naming the known ones
 */
export function goodRequest(scene: Scene, name: string): () => Promise<Draft> {
  const { dialect, goodRequests } = scene.interface
  const own = aboutInterface(dialect.interface)?.standIns[name] ?? name
  const make = Object.hasOwn(goodRequests, own) ? goodRequests[own] : undefined
  if (!make) {
    const known = Object.keys(goodRequests).join(', ')
    throw new Error(`REQUEST_UNKNOWN: no request of ${dialect.interface} is named "${own}"; known are ${known}`)
  }
  return async () => make(scene)
}
