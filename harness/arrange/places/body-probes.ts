import { because } from '../../reasons/because.ts'
import { isSuccess } from '../../checks/answers/answer.ts'
import type { Draft, Send } from '../../client/draft.ts'
import * as edit from '../../client/edit-draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { CheckStopped } from '../../../core/check-stopped.ts'
import type { Place } from '../../places/place.ts'
import { placesOf } from '../../places/quantifiers.ts'
import type { Parameter } from '../../../requirements/tables/routes/route.ts'
import { goodRequest } from '../routes/good-request.ts'
import type { Scene } from '../scene/scene.ts'

/** A value that a field may not have; undefined where there is none. `sent` is the one that a right request has. */
type Defect = (parameter: Parameter, sent: unknown) => unknown

/** A value of another type for each type; a text is what a lenient reader takes for the others. */
const otherTypes: Readonly<Record<Parameter['type'], unknown>> = {
  string: { text: 'a' },
  integer: { number: 1 },
  decimal: 'a',
  boolean: 'true',
  date: { day: 1 },
  object: 'a',
  strings: 'a',
}

/** What may be wrong with one field of a body, as features name it. */
const defects = {
  'a value of another type': ({ type }) => otherTypes[type],
  'an unknown word': ({ words, type }) => words && (type === 'strings' ? ['no_such_word'] : 'no_such_word'),
  'its id as a number': (_parameter, sent) =>
    typeof sent === 'string' && /^[1-9]\d{0,14}$/.test(sent) ? Number(sent) : undefined,
} satisfies Record<string, Defect>

/** The answers of a route to bodies with one defect each, by defect and field, and to a body without any. */
interface BodyProbes {
  answers: ReadonlyMap<string, Exchange>
  control: Exchange
}

/** What a route answers to a defect of one field, and to the same body without it. */
export async function bodyProbe(scene: Scene, send: Send, place: Place, defect: string): Promise<[Exchange, Exchange]> {
  const { answers, control } = await bodyProbes(scene, send, place)
  const answer = answers.get(keyOf(defect, place.taken?.name ?? ''))
  if (answer) return [control, answer]
  throw new CheckStopped('untested', because('no-such-value', { defect }), [control])
}

/**
 * Sends a route every defect of every field, and then a body without one. What is refused leaves things as they are, so
 * that one arrangement serves until a defect is accepted.
 */
function bodyProbes(scene: Scene, send: Send, { route }: Place): Promise<BodyProbes> {
  return scene.run.once(`bodies at ${route.route}`, async () => {
    const make = goodRequest(scene, route.request)
    const answers = new Map<string, Exchange>()
    let draft = await make()
    for (const { taken } of placesOf('fields of bodies', { routes: [route] })) {
      if (!taken) continue
      const { name, parameter } = taken
      for (const [defect, valueOf] of Object.entries<Defect>(defects)) {
        const value = valueOf(parameter, dataOf(draft)[name])
        if (value === undefined) continue
        const answer = await send(edit.withBodyField(draft, placeOf(draft, name), value))
        answers.set(keyOf(defect, name), answer)
        if (isSuccess(answer)) draft = await make()
      }
    }
    return { answers, control: await send(draft) }
  })
}

/** The data of a body, or its first row. */
function dataOf({ body }: Draft): Record<string, unknown> {
  const { data } = body as { data: Record<string, unknown> | [Record<string, unknown>] }
  return Array.isArray(data) ? data[0] : data
}

function placeOf({ body }: Draft, field: string): string {
  return Array.isArray((body as { data: unknown }).data) ? `data.0.${field}` : `data.${field}`
}

function keyOf(defect: string, field: string): string {
  return `${defect} in ${field}`
}
