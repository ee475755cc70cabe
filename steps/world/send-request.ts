import type { Exchange } from '../../core/exchange.ts'
import type { Wrong } from '../../harness/actions/probes/probes.ts'
import { answerToGood } from '../../harness/actions/routes/good-request.ts'
import type { Draft } from '../../harness/client/draft.ts'
import { errorClassOf, isSuccess } from '../../harness/checks/answers/answer.ts'
import { codesOf } from '../../harness/checks/answers/messages.ts'
import { upToOf } from './explore.ts'
import { answer, control, defect, refusedBefore, request } from './parts.ts'
import type { AssayWorld } from './world.ts'

/** The request under test, newly made. */
export async function theRequest(world: AssayWorld): Promise<Draft> {
  return world.the(request)()
}

/** Changes the request under test into another good one. */
export function amend(world: AssayWorld, change: (draft: Draft) => Draft): void {
  const make = world.the(request)
  world.keep(request, async () => change(await make()))
}

/** The answer to the unchanged request under test. A named request is sent once per run. */
export async function sendRightly(world: AssayWorld): Promise<Exchange> {
  return world.met(await answerToGood(world.scene, world.the(request)))
}

/** The answer to a changed request; a change may have sent it already. */
export async function sendWrong(world: AssayWorld, wrong: Wrong): Promise<Exchange> {
  return 'request' in wrong ? wrong : world.send(wrong)
}

/**
 * Sends the request under test unchanged, then with one defect, so that a refusal proves something. A refused request is
 * sent once more at the first of several examples or places, unless the depth skips that: the first refusal must not make
 * the second one succeed. `wrong` names the defect after "The request". A change may send itself and return the answer.
 */
export async function probe(
  world: AssayWorld,
  change: (draft: Draft) => Wrong | Promise<Wrong>,
  wrong = 'has a defect',
): Promise<void> {
  world.keep(control, await sendRightly(world))
  world.keep(defect, wrong)
  const wrongly = await change(await theRequest(world))
  if ('request' in wrongly) return void world.keep(answer, wrongly)
  const first = world.keep(answer, await world.send(wrongly))
  if (world.isFurther || upToOf(world) === 1 || (errorClassOf(first) === undefined && codesOf(first).length === 0))
    return
  const second = await world.send(wrongly)
  if (!isSuccess(second)) return
  world.keep(refusedBefore, first)
  world.keep(answer, second)
}
