import type { Exchange } from '../../../core/exchange.ts'
import type { Place } from '../../../requirements/tables/quantifiers/place.ts'
import type { Scene } from '../scene/scene.ts'
import type { Signer } from '../signing/signer.ts'
import { bodyDefects } from './body-defects.ts'
import { bodyProbe, fieldDefects } from './body-probes.ts'
import { idDefects, idProbes } from './id-probes.ts'
import { keyDefects, versionDefects } from './key-defects.ts'
import { answerWith, probesAt } from './probes.ts'
import { secretDefects } from './secret-defects.ts'
import { signatureDefects } from './signature-defects.ts'

interface Probed {
  answer: Exchange
  control: Exchange | undefined
}

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
  if (fieldDefects.has(defect)) {
    const [control, answer] = await bodyProbe(scene, place, defect)
    return { control, answer }
  }
  if (idDefects.has(defect)) {
    const probes = await idProbes(scene, place)
    return { control: probes.control, answer: answerWith(probes, `${defect} as ${place.name}`) }
  }
  // What may be wrong before a route looks at what it is asked for.
  const gates = {
    ...keyDefects,
    ...signatureDefects(scene.run, signer),
    ...secretDefects(place),
    ...bodyDefects(place),
  }
  for (const [kind, defects] of Object.entries({ gates, 'keys of versions': versionDefects })) {
    if (!Object.hasOwn(defects, defect)) continue
    const probes = await probesAt(scene, kind, defects, place)
    return { control: probes.control, answer: answerWith(probes, defect) }
  }
  return undefined
}
