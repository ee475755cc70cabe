import { listRequest } from '../../harness/arrange/places/list-requests.ts'
import { goodRequest } from '../../harness/arrange/routes/good-request.ts'
import { placesOf, type Quantifier } from '../../harness/places/quantifiers.ts'
import { place, request } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Has the scenario done at every list of a kind, as long as the profile can make it. */
function everyList(quantifier: Quantifier) {
  return (world: AssayWorld) =>
    world.over(quantifier, placesOf(quantifier, world.run.dialect), (one) => {
      world.keep(place, one)
      world.keep(request, listRequest(world.scene, one))
    })
}

/** Has the scenario done at every parameter of a kind. */
function everyParameter(quantifier: Quantifier) {
  return (world: AssayWorld) =>
    world.over(quantifier, placesOf(quantifier, world.run.dialect), (one) => void world.keep(place, one))
}

export const phrases: Vocabulary = {
  fixtures: {
    'every paginated list': everyList('paginated lists'),
    'every field of a body': everyParameter('fields of bodies'),
    'every field with listed words': everyParameter('fields with listed words'),
    'every id in a body': everyParameter('ids of bodies'),
    'every route': (world) =>
      world.over('routes', placesOf('routes', world.run.dialect), (one) => {
        world.keep(place, one)
        world.keep(request, goodRequest(world.scene, one.route.request))
      }),
  },
}
