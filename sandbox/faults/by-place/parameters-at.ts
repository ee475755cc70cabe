import { addressAt, placesOfKind } from '../../../requirements/tables/quantifiers/address-at.ts'
import { type Place, classOfOtherWords, placesOf } from '../../../requirements/tables/quantifiers/quantifiers.ts'
import { readRoutes } from '../../../requirements/tables/routes/read-routes.ts'
import { isObject } from '../../basics/values.ts'
import type { Answer } from '../../rules/wire/wire-rules.ts'
import { type Fault, nameIn, versionOf } from '../kit/fault.ts'
import { changeAnswers } from '../kit/change.ts'

type Taken = NonNullable<Place['taken']>
const classWords: Readonly<Record<string, string>> = { template: 'paymenttemplate' }
type Refused = { error_class?: string; request?: unknown }

/** Each required parameter: its absence accepted on its routes alone, another class for unknown ids, and any word accepted. */
export const faults: Fault[] = [
  ...atPlaces('required', 'accepts-despite', 'accept a request without', doesWithout),
  ...atPlaces('unknown', 'calls-locked', 'call the customer locked for an unknown', callsLocked),
  ...atPlaces('words', 'takes-any-word', 'accept any word in', takesAnyWord),
]

/** A fault at each address of a kind of place, in every interface that has it. */
function atPlaces(
  kind: string,
  beginning: string,
  does: string,
  change: (answer: Answer, taken: Taken) => Answer,
): Fault[] {
  const places = Object.entries(versionOf).flatMap(([name, version]) =>
    placesOf(placesOfKind(kind), { routes: readRoutes(name) }).map((place) => ({ name, version, place })),
  )
  const byAddress = Map.groupBy(places, ({ place }) => addressAt(kind, place).replace('/', '-'))
  return [...byAddress].map(([address, own]) => ({
    id: `${beginning}-${address}`,
    interfaces: [...new Set(own.map(({ name }) => name))],
    requests: [...new Set(own.map(({ place }) => place.route.request))],
    place: placesOfKind(kind),
    sentence: `The routes of ${address} ${does} ${own[0]?.place.taken?.name}.`,
    patch(rules) {
      for (const { version, place } of own)
        changeAnswers({ route: nameIn(version, place.route.route) }, (answer) =>
          place.taken ? change(answer, place.taken) : answer,
        )(rules)
    },
  }))
}

/** Gives refusals of unknown ids another class. A login may also be unknown to its own secret. */
function callsLocked(answer: Answer, { parameter: { id = '' } }: Taken): Answer {
  const { error_class: errorClass = '' } = answer.json as Refused
  const isUnknown = errorClass.toLowerCase() === `${classWords[id] ?? id}notfound` || errorClass === 'WrongClientToken'
  return isUnknown ? { ...answer, json: { ...(answer.json as object), error_class: 'CustomerLocked' } } : answer
}

/** Accepts what is refused for its words. */
function takesAnyWord(answer: Answer, { parameter }: Taken): Answer {
  const { error_class: errorClass } = answer.json as Refused
  return errorClass === classOfOtherWords(parameter) ? { ...answer, status: 200, json: { data: {} } } : answer
}

/** Accepts refused requests that lack the parameter. */
function doesWithout(answer: Answer, { in: where, name }: Taken): Answer {
  const { error_class: errorClass, request } = answer.json as Refused
  if (errorClass === undefined) return answer
  const { data } = request as { data?: unknown }
  const [sent] = where === 'query' ? [request] : [data ?? request].flat()
  return isObject(sent) && name in sent ? answer : { ...answer, status: 200, json: { data: {} } }
}
