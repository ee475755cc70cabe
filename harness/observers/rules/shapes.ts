import { obligationsInSchemas } from '../../../schemas/attribution.ts'
import { validate } from '../../../schemas/validator.ts'
import { bodyOf, isRow } from '../../checks/answers/answer.ts'
import { pick, type Picked } from '../../checks/answers/pick.ts'
import { brokenAt } from '../../checks/values/matches-schema.ts'
import { type SchemaAt, schemasOfAnswer } from '../../dialect/schemas-of-answer.ts'
import type { Observer, Remark } from '../observer.ts'
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
  const [root = '', ...within] = at
  const field = within.find((step) => step !== '[]')
  const remarks: Remark[] = []
  const look = ({ place, value }: Picked) => {
    for (const violation of value === undefined ? [] : validate(schema, value, place)) {
      const broken = brokenAt(violation, schema, exchange)
      remarks.push(...violation.obligations.map((point) => ({ point, looked: 1, broken })))
    }
  }
  // The envelope is looked at each time; of what was shown before, nothing else is.
  if (root === '') look({ place: '', value: bodyOf(exchange) })
  else
    for (const one of news) {
      if (one.place === '') pick(one.value, at.join('.').replaceAll('.[]', '[]')).forEach(look)
      else if (one.place.startsWith(root)) look(field === undefined ? one : fieldOf(one, field))
    }
  return remarks
}

function fieldOf({ place, value }: Picked, field: string): Picked {
  const own = isRow(value) ? value[field] : undefined
  return { place: `${place}.${field}`, value: own ?? undefined }
}
