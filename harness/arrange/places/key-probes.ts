import type { Exchange } from '../../../core/exchange.ts'
import type { Draft } from '../../client/draft.ts'
import * as edit from '../../client/edit-draft.ts'
import type { Place } from '../../places/place.ts'
import { goodRequest } from '../routes/good-request.ts'
import { almost, keysOf, unknownKeyLike } from '../scene/keys.ts'
import type { Scene } from '../scene/scene.ts'

type Send = (draft: Draft) => Promise<Exchange>

/** What may be wrong with the keys of a request, as features name it. */
const keyDefects: Readonly<Record<string, (draft: Draft, keys: { app_id: string; secret: string }) => Draft>> = {
  'no App-id': (draft) => edit.withoutHeader(draft, 'App-id'),
  'no Secret': (draft) => edit.withoutHeader(draft, 'Secret'),
  'an unknown App-id': (draft, { app_id: id }) => edit.withHeader(draft, 'App-id', unknownKeyLike(id)),
  'another last character of its Secret': (draft, { secret }) => edit.withHeader(draft, 'Secret', almost(secret)),
}

/** What the profile gives once cannot be used up by a control: the refresh of its oauth login waits for a user. */
const notRepeated: ReadonlySet<string> = new Set(['refresh an oauth login', 'authorize an oauth login'])

/** A route asked with wrong keys: the answers by the defect, and the answer to the same request with its own keys. */
export interface KeyProbes {
  answers: ReadonlyMap<string, Exchange>
  control: Exchange | undefined
}

/**
 * Asks a route with each defect of the keys, then with the right ones, so that what is refused is seen accepted otherwise.
 * All go out with one request, which is arranged once in a run. @throws CheckStopped where it cannot be arranged
 */
export function keyProbes(scene: Scene, send: Send, { route }: Pick<Place, 'route'>): Promise<KeyProbes> {
  return scene.run.once(`keys at ${route.route}`, async () => {
    const draft = await goodRequest(scene, route.request)()
    const keys = keysOf(scene.run.profile, 'main')
    const answers = new Map<string, Exchange>()
    for (const [defect, change] of Object.entries(keyDefects)) answers.set(defect, await send(change(draft, keys)))
    return { answers, control: notRepeated.has(route.request) ? undefined : await send(draft) }
  })
}

/** The answer to a request with a defect of its keys. @throws Error DEFECT_UNKNOWN for one that is not tried */
export function answerWith({ answers }: KeyProbes, defect: string): Exchange {
  const answer = answers.get(defect)
  if (answer) return answer
  throw new Error(`DEFECT_UNKNOWN: no request is sent with ${defect}; known are ${Object.keys(keyDefects).join(', ')}`)
}
