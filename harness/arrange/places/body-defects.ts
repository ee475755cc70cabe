import { untested } from '../../../core/check-stopped.ts'
import type { Draft } from '../../client/draft.ts'
import * as edit from '../../client/edit-draft.ts'
import type { Place } from '../../places/place.ts'
import { placesOf } from '../../places/quantifiers.ts'
import { because } from '../../reasons/because.ts'
import type { Defects } from './probes.ts'

/**
 * What may be wrong with the form of a body at a route. Where no field is required, one without data may be accepted and
 * done.
 */
export function bodyDefects({ route }: Pick<Place, 'route'>): Defects {
  const needsData = placesOf('routes with a required field', { routes: [route] }).length > 0
  return {
    'a body that is not JSON': (draft) => edit.withRawBody(withBody(draft), '{"data": {"half'),
    ...(needsData && { 'its fields outside data': (draft: Draft) => edit.withoutEnvelope(withBody(draft)) }),
  }
}

/** @throws CheckStopped (untested) where the right request has no body that could be spoilt */
function withBody(draft: Draft): Draft {
  if (draft.body === undefined) throw untested(because('no-body-sent'))
  return draft
}
