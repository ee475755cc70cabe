import type { Variant } from './kit/variant.ts'
import { named } from '../world/named.ts'
import { type Patch, wrapRule } from '../faults/kit/change-rule.ts'

/** A time as a whole text of JSON. */
const instant = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)"/g
/** An hour. */
const hourMs = 3_600_000

/** Other legal ISO 8601 forms of a time. */
export const variants: Variant[] = named({
  'times-with-offset-zero': {
    question: 'times',
    sentence: 'Times end with +00:00 and have no fraction of a second.',
    patch: write((time) => `${time.slice(0, 'YYYY-MM-DDThh:mm:ss'.length)}+00:00`),
  },
  'times-with-microseconds': {
    question: 'times',
    sentence: 'Times have six digits of fraction.',
    patch: write((time) => time.replace('Z', '417Z')),
  },
  'times-in-another-zone': {
    question: 'times',
    sentence: 'Times have the offset -03:30.',
    patch: write((time) => new Date(Date.parse(time) - 3.5 * hourMs).toISOString().replace('Z', '-03:30')),
  },
})

function write(form: (time: string) => string): Patch {
  return wrapRule('wire.text', (rule, json) =>
    rule(json).replaceAll(instant, (_text, time: string) => `"${form(time)}"`),
  )
}
