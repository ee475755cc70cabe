import { listRequest } from '../../harness/arrange/places/list-requests.ts'
import { gateRequest, readControl } from '../../harness/arrange/places/route-requests.ts'
import { placesOf, type Quantifier } from '../../harness/places/quantifiers.ts'
import { control, request } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Has the scenario done at every list of a kind, as long as the profile can make it. */
function everyList(quantifier: Quantifier) {
  return (world: AssayWorld) =>
    world.over(quantifier, placesOf(quantifier, world.run.dialect), (place) => {
      world.keep(request, listRequest(world.scene, place))
    })
}

export const phrases: Vocabulary = {
  fixtures: {
    'every paginated list': everyList('paginated lists'),
    'every route': (world) =>
      world.over('routes', placesOf('routes', world.run.dialect), async (place) => {
        const draft = await gateRequest(world.scene, place)
        world.keep(request, () => draft)
        const accepted = await readControl(world.scene, place, draft)
        if (accepted) world.keep(control, accepted)
      }),
  },
}
