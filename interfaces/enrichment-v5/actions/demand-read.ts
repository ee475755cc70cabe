import { because } from '../../../harness/reasons/because.ts'
import { dataOf, isSuccess } from '../../../harness/checks/answers/answer.ts'
import type { EnrichmentBodyName } from '../../../harness/profile/profile.ts'
import { CheckStopped } from '../../../core/check-stopped.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { enrichmentRoutes, names } from './bodies.ts'
import { enrichmentRequest, trialOf } from './enrichment-body-taken.ts'
import { markOf, spoiled } from './spoil.ts'

/**
 * Makes sure that the target reads the body that it took for a route: it refuses the same body with its first object
 * spoiled, or its answer names that object. A target may take a guessed body without reading it, and then it was given
 * no objects to count or to change. A body that the profile gives is taken at its word. Looked at once in a run.
 * @throws CheckStopped as `enrichmentRequest` does, and (untested) where the body was not seen to be read
 */
export function demandRead(scene: Scene, name: EnrichmentBodyName): Promise<void> {
  return scene.run.once(`whether ${name} is read`, async () => {
    const draft = await enrichmentRequest(scene, name)
    if (scene.run.profile.data.enrichment_bodies?.[name]) return
    const taken = (await trialOf(scene, name)).answers.at(-1)
    const mark = markOf(draft.body)
    if (taken && mark !== undefined && names(dataOf(taken), mark)) return
    const answer = await scene.send({ ...draft, body: spoiled(draft.body) })
    if (answer.answer && !isSuccess(answer)) return
    const what = `the body of ${enrichmentRoutes[name].join(' ')}`
    const why = because('guess-unproven', { what, field: `data.enrichment_bodies.${name}` })
    throw new CheckStopped('untested', why, [...(taken ? [taken] : []), answer])
  })
}
