import { CheckStopped } from '../../../core/check-stopped.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Draft, Send } from '../../client/draft.ts'
import type { Place } from '../../places/place.ts'
import { goodRequest } from '../routes/good-request.ts'
import type { Scene } from '../scene/scene.ts'

type Wrong = Draft | Exchange

/**
 * What may be wrong with a request, by the name that features use: a draft, or the answer to what cannot be a draft. One
 * throws CheckStopped where it cannot be made.
 */
export type Defects = Readonly<Record<string, (draft: Draft, scene: Scene) => Wrong | Promise<Wrong>>>

/** A route asked with each of several defects: the answers by the defect, and the answer to the same request without any. */
export interface Probes {
  answers: ReadonlyMap<string, Exchange | CheckStopped>
  control: Exchange | undefined
}

/** What the profile gives once cannot be used up by a control: the refresh of its oauth login waits for a user. */
const notRepeated: ReadonlySet<string> = new Set(['refresh an oauth login', 'authorize an oauth login'])

/**
 * Asks a route with each defect of a kind, then without any, so that what is refused is seen accepted otherwise. All go
 * out with one request, which is arranged once in a run. @throws CheckStopped where it cannot be arranged
 */
export function probesAt(
  scene: Scene,
  send: Send,
  kind: string,
  defects: Defects,
  { route, name }: Pick<Place, 'route' | 'name'>,
): Promise<Probes> {
  return scene.run.once(`${kind} at ${name}`, async () => {
    const draft = await goodRequest(scene, route.request)()
    const answers = new Map<string, Exchange | CheckStopped>()
    for (const [defect, change] of Object.entries(defects)) answers.set(defect, await answerTo(change))
    return { answers, control: notRepeated.has(route.request) ? undefined : await send(draft) }

    async function answerTo(change: Defects[string]): Promise<Exchange | CheckStopped> {
      try {
        const wrong = await change(draft, scene)
        return 'request' in wrong ? wrong : await send(wrong)
      } catch (error) {
        if (error instanceof CheckStopped) return error
        throw error
      }
    }
  })
}

/**
 * The answer to a request with a defect. @throws CheckStopped where the defect could not be made; Error DEFECT_UNKNOWN for
 * one that is not tried
 */
export function answerWith({ answers }: Probes, defect: string): Exchange {
  const answer = answers.get(defect)
  if (answer instanceof CheckStopped) throw answer
  if (answer) return answer
  throw new Error(`DEFECT_UNKNOWN: no request is sent with ${defect}; known are ${[...answers.keys()].join(', ')}`)
}
