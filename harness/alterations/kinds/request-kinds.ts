import { parseJson } from '../../../core/exact-json.ts'
import type { Exchange, ReceivedAnswer } from '../../../core/exchange.ts'
import { isFields } from '../../../core/fields.ts'
import { isSuccess } from '../../checks/answers/answer.ts'
import { withJson } from '../kit/altered-answer.ts'
import { changedWithin, placesIn, valueAt } from '../../../faults/places.ts'
import { type OutcomeKind, successesOf } from './outcome-kinds.ts'

/** The kinds that give back a part of the request. */
export const requestKinds: readonly OutcomeKind[] = [
  {
    id: 'does-what-it-refuses',
    of: (answered, material) => {
      if (isSuccess(answered.exchange)) return []
      const [accepted] = successesOf(answered, material)
      const answer = accepted && asAsked(accepted.exchange, answered.exchange)
      return answer ? [answer] : []
    },
  },
  {
    id: 'shows-the-request',
    of: ({ exchange }) => {
      const { answer, request } = exchange
      const [sent, json] = [parseJson(request.body), answer?.json]
      if (!answer || !isFields(sent) || !isFields(json) || !isFields(sent['data']) || !isFields(json['data'])) return []
      return [withJson(answer, { ...json, data: { ...sent['data'], ...json['data'] } })]
    },
  },
]

/** An accepted answer with the values of the refused request. A shown flag is inverted where the request sent another kind of value. */
function asAsked({ answer }: Exchange, { request }: Exchange): ReceivedAnswer | undefined {
  if (!answer) return undefined
  let json = answer.json
  for (const [path, sent] of sentIn(request.body)) {
    const shown = valueAt(json, path)
    // A field named like a secret, such as store_credentials, shows a flag and not the sent value.
    const asked = typeof shown === 'boolean' && typeof sent !== 'boolean' ? !shown : sent
    if (typeof shown === typeof asked && typeof shown !== 'object') json = changedWithin(json, path, () => asked)
  }
  return withJson(answer, json)
}

/** The fields of a JSON body or a form. */
function sentIn(body: string): Array<[readonly string[], unknown]> {
  const json = parseJson(body)
  if (json !== undefined) return placesIn(json).map((path) => [path, valueAt(json, path)])
  return [...body.matchAll(/name="([^"]+)"\r\n\r\n([^\r]*)/g)].map(([, name = '', value]) => [
    name.replaceAll(']', '').split('['),
    value,
  ])
}
