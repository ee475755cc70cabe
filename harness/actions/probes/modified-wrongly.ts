import { CheckStopped } from '../../../core/check-stopped.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Form } from '../../client/route-form.ts'
import { answerTo, wasAccepted } from './probes.ts'
import type { Scene } from '../scene/scene.ts'
import { crossingsBy } from '../logins/crossing.ts'
import { type MakeModification, modificationsOf } from '../logins/modifying.ts'

/** A modification with everything that may be wrong with its secrets, and then as it should be. */
interface Tried {
  wrongly: ReadonlyMap<string, Exchange | CheckStopped>
  rightly: Exchange
}

/**
 * The answers to each modification with something wrong, and to the same as it should be. All that may be wrong is sent once
 * in a run. @throws CheckStopped where it cannot be made; Error CROSSING_UNKNOWN naming the known ones
 */
export async function modifiedWrongly(
  scene: Scene,
  form: Form,
  crossing: string,
): Promise<{ wrongly: Exchange[]; rightly: Exchange[] }> {
  const known = Object.keys(crossingsBy(form))
  if (!known.includes(crossing)) throw new Error(`CROSSING_UNKNOWN: "${crossing}" is not one of ${known.join(', ')}`)
  const tried = await scene.run.once(`modifications by ${form}`, async () => {
    const each: Tried[] = []
    for (const make of modificationsOf(scene)) each.push(await tryOut(scene, form, make))
    return each
  })
  const wrongly: Exchange[] = []
  for (const { wrongly: answers } of tried) {
    const answer = answers.get(crossing)
    if (answer instanceof CheckStopped) throw answer
    if (answer) wrongly.push(answer)
  }
  return { wrongly, rightly: tried.map(({ rightly }) => rightly) }
}

/** What is refused leaves a login as it was, so that one serves until something wrong is accepted. */
async function tryOut(scene: Scene, form: Form, make: MakeModification): Promise<Tried> {
  const wrongly = new Map<string, Exchange | CheckStopped>()
  let ready = await make(scene, form)
  for (const [name, cross] of Object.entries(crossingsBy(form))) {
    const { draft, login } = ready
    const answer = await answerTo(scene, draft, (good) => cross(good, scene, login))
    wrongly.set(name, answer)
    if (wasAccepted(answer)) ready = await make(scene, form)
  }
  return { wrongly, rightly: await scene.send(ready.draft) }
}
