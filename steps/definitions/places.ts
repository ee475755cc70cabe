import { Given } from '../../harness/evaluation/runner.ts'
import { goodRequest } from '../../harness/actions/routes/good-request.ts'
import { listRequest } from '../../harness/actions/routes/list-request.ts'
import { placesOf, type Quantifier } from '../../requirements/tables/quantifiers/quantifiers.ts'
import { place, request } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'

/** Lists are asked for as long as the profile can make them. */
const asked: Readonly<Partial<Record<Quantifier, typeof listRequest>>> = {
  lists: listRequest,
  'paginated lists': listRequest,
}

Given('all {named}', function (this: AssayWorld, what: Quantifier) {
  return this.over({ what, places: placesOf(what, this.run.dialect) }, (one) => {
    this.keep(place, one)
    this.keep(request, (asked[what] ?? ((scene) => goodRequest(scene, one.route.request)))(this.scene, one))
  })
})
