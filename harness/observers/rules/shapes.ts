import { obligationsInSchemas } from '../../../schemas/attribution.ts'
import { validate } from '../../../schemas/validator.ts'
import { bodyOf, isRow } from '../../checks/answers/answer.ts'
import { pick, type Picked } from '../../checks/answers/pick.ts'
import { brokenAt } from '../../checks/values/matches-schema.ts'
import { type SchemaAt, schemasOfAnswer } from '../../dialect/schemas-of-answer.ts'
import type { Observer, Remark } from '../observer.ts'
import type { Sighting } from '../sighting.ts'

/**
 * Every field of an answer has the type, format and words of its schema, in any state of its record, on any page and at
 * any depth. So has the envelope.
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

/** Where ids are integers, next_id may be an integer or a text, but the schema knows only texts. */
const envelopeOfTexts = 'conventions/paged-envelope'

function remarksOn({ exchange, news }: Sighting, { schema, at }: SchemaAt): Remark[] {
  const [root = '', ...within] = at
  const field = within.find((step) => step !== '[]')
  const remarks: Remark[] = []
  const look = ({ place, value }: Picked) => {
    for (const violation of value === undefined ? [] : validate(schema, value, place)) {
      const broken = brokenAt(violation, schema, exchange)
      remarks.push(...violation.obligations.map((point) => ({ point, looked: 1, broken })))
    }
  }
  // The envelope is examined each time; other parts only when they are new.
  if (root === '') look({ place: '', value: bodyOf(exchange) })
  else
    for (const one of news) {
      if (one.place === '') pick(one.value, at.join('.').replaceAll('.[]', '[]')).forEach(look)
      else if (one.place.startsWith(root)) look(field === undefined ? one : fieldOf(one, field))
    }
  return remarks
}

function fieldOf({ place, value }: Picked, field: string): Picked {
  const fieldValue = isRow(value) ? value[field] : undefined
  return { place: `${place}.${field}`, value: fieldValue ?? undefined }
}
