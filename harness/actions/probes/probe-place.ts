import type { Exchange } from '../../../core/exchange.ts'
import { type Place, placesOf } from '../../../requirements/tables/quantifiers/quantifiers.ts'
import type { Scene } from '../scene/scene.ts'
import type { Signer } from '../signing/signer.ts'
import { fieldDefects } from './body-probes.ts'
import { crossingDefects } from './crossing-defects.ts'
import { askedAlone, idDefects } from './id-probes.ts'
import { keyDefects, versionDefects } from './key-defects.ts'
import { answerWith, defectAt, probesAt, probesOfEach, type Defects } from './probes.ts'
import { secretDefects } from './secret-defects.ts'
import { signatureDefects } from './signature-defects.ts'
import { because } from '../../reasons/because.ts'
import { untested } from '../../../core/check-stopped.ts'
import type { Draft } from '../../client/draft.ts'
import * as edit from '../../client/edit-draft.ts'

interface Probed {
  answer: Exchange
  control: Exchange | undefined
}

/** The places of a route that each of these defects is sent at. */
const ofEachPlace = {
  bodies: ['fields of bodies', fieldDefects],
  ids: ['ids', idDefects],
} as const

/**
 * The answers of a place to a request with a defect and without any. All defects of a kind are sent with one request, once in a
 * run. Undefined for what is no defect of places.
 */
export async function probePlace(
  scene: Scene,
  signer: Signer,
  place: Place,
  defect: string,
): Promise<Probed | undefined> {
  for (const [kind, one] of Object.entries(ofEachPlace)) {
    if (!Object.hasOwn(one[1], defect)) continue
    const probes = await probesOfEach(scene, kind, one, place)
    const alone = one[1] === idDefects ? await askedAlone(scene, place) : undefined
    return { control: alone ?? probes.control, answer: answerWith(probes, defectAt(defect, place)) }
  }
  // What may be wrong before a route looks at what it is asked for.
  const gates = {
    ...keyDefects,
    ...signatureDefects(scene.run, signer),
    ...secretDefects(place),
    ...bodyDefects(place),
  }
  for (const [kind, defects] of Object.entries({
    gates,
    owners: crossingDefects(place),
    'keys of versions': versionDefects,
  })) {
    if (!Object.hasOwn(defects, defect)) continue
    const probes = await probesAt(scene, kind, defects, place)
    return { control: probes.control, answer: answerWith(probes, defect) }
  }
  return undefined
}

/**
 * What may be wrong with the form of a body at a route. Where no field is required, one without data may be accepted and
 * done.
 */
function bodyDefects({ route }: Pick<Place, 'route'>): Defects {
  const needsData = placesOf('routes with a required field', { routes: [route] }).length > 0
  return {
    'a body that is not JSON': (draft) => ({ ...withBody(draft), rawBody: '{"data": {"half' }),
    ...(needsData && { 'its fields outside data': (draft: Draft) => edit.withoutEnvelope(withBody(draft)) }),
  }
}

/** @throws CheckStopped (untested) where the right request has no body that could be spoilt */
function withBody(draft: Draft): Draft {
  if (draft.body === undefined) throw untested(because('request-has-no', { what: 'body' }))
  return draft
}
