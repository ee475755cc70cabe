import { broken } from '../../../core/judgement.ts'
import { because } from '../../reasons/because.ts'
import { obligationsInSchemas } from '../../../schemas/attribution.ts'
import { validate } from '../../../schemas/validator.ts'
import { bodyOf } from '../../checks/answers/answer.ts'
import { pick } from '../../checks/answers/pick.ts'
import { nameOfSchema } from '../../checks/values/matches-schema.ts'
import { schemasOfAnswer } from '../../dialect/schemas-of-answer.ts'
import type { Observer, Remark } from '../observer.ts'
import type { Sighting } from '../sighting.ts'

/**
 * Every field that an answer shows has the type, the form and the words of its schema: in whatever state its record is, on
 * whatever page, at whatever depth, and so has the envelope around it.
 */
export const observer: Observer = {
  name: 'shapes',
  title: 'Every field of every answer is as documented',
  rules: obligationsInSchemas,
  look: (sighting) =>
    (sighting.route ? schemasOfAnswer(sighting.dialect, sighting.route, sighting.exchange) : [])
      .filter(({ schema }) => sighting.dialect.ids === 'string' || schema !== envelopeOfTexts)
      .filter(({ at }) => !sighting.isKnown || at.length === 0)
      .flatMap((one) => remarksOn(sighting, one)),
}

/** Where ids are integers, next_id may be one or a text: its schema knows texts only. */
const envelopeOfTexts = 'conventions/paged-envelope'

function remarksOn({ exchange }: Sighting, { schema, at }: { schema: string; at: readonly string[] }): Remark[] {
  const resource = nameOfSchema(schema)
  const path = at.length === 0 ? 'body' : at.join('.').replaceAll('.[]', '[]')
  return pick(bodyOf(exchange), path).flatMap(({ place, value }) =>
    value === undefined
      ? []
      : validate(schema, value, place).flatMap(({ obligations, place: where, wanted, got }) => {
          const reason = because('resource-differs', { resource, place: where, wanted, got })
          const judgement = broken(reason, { wanted, got, place: where }, [exchange])
          return obligations.map((rule) => ({ rule, looked: 1, broken: judgement }))
        }),
  )
}
