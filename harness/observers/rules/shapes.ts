import { obligationsInSchemas } from '../../../schemas/attribution.ts'
import { validate } from '../../../schemas/validator.ts'
import { bodyOf } from '../../checks/answers/answer.ts'
import { pick, type Picked } from '../../checks/answers/pick.ts'
import { brokenAt } from '../../checks/values/matches-schema.ts'
import { type SchemaAt, schemasOfAnswer } from '../../dialect/schemas-of-answer.ts'
import type { Observer, Remark } from '../observer.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Sighting } from '../sighting.ts'

/**
 * Every field that an answer shows has the type, the form and the words of its schema: in whatever state its record
 * is, on whatever page, at whatever depth, and so has the envelope around it.
 */
export const observer: Observer = {
  name: 'shapes',
  title: 'Every field of every answer is as documented',
  rules: obligationsInSchemas,
  look: (sighting) =>
    (sighting.route ? schemasOfAnswer(sighting.dialect, sighting.route, sighting.exchange) : [])
      .filter(({ schema }) => sighting.dialect.ids === 'string' || schema !== envelopeOfTexts)
      .flatMap((one) => remarksOn(sighting, one)),
}

/** Where ids are integers, next_id may be one or a text: its schema knows texts only. */
const envelopeOfTexts = 'conventions/paged-envelope'

function remarksOn({ exchange, news }: Sighting, { schema, at }: SchemaAt): Remark[] {
  return valuesAt(exchange, news, at).flatMap(({ place, value }) =>
    value === undefined
      ? []
      : validate(schema, value, place).flatMap((violation) => {
          const judgement = brokenAt(violation, schema, exchange)
          return violation.obligations.map((rule) => ({ rule, looked: 1, broken: judgement }))
        }),
  )
}

/** The values of which a schema speaks, those that were shown before left out. The envelope is looked at each time. */
function valuesAt(exchange: Exchange, news: readonly Picked[], at: readonly string[]): Picked[] {
  if (at.length === 0) return [{ place: '', value: bodyOf(exchange) }]
  const path = at.join('.').replaceAll('.[]', '[]')
  return news.flatMap(({ place, value }) => {
    if (place === '') return pick(value, path)
    const [root = ''] = place.split('[')
    if (at[0] !== root) return []
    const within = at.slice(at[1] === '[]' ? 2 : 1)
    return within.length === 0
      ? [{ place, value }]
      : pick(value, within.join('.')).map((one) => ({ ...one, place: `${place}.${one.place}` }))
  })
}
