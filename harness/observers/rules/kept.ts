import type { Exchange } from '../../../core/exchange.ts'
import { jsonText } from '../../../core/exact-json.ts'
import { partsOfInterfaces } from '../../../core/interface-parts.ts'
import { differs, held, type Judgement } from '../../../core/judgement.ts'
import { acceptedData } from '../../checks/answers/answer.ts'
import { because } from '../../reasons/because.ts'
import { observerOf } from '../answer-rules.ts'
import { sentData } from '../changes.ts'

/** A request that creates something, a field that its answer shows as sent, and the point's name. */
export type KeptText = readonly [request: string, field: string, point: string]

/** An interface adds its own by `kept` in its `checks/observed.ts`. */
const texts: readonly KeptText[] = [
  ['create a customer', 'identifier', 'customer-identifier'],
  ...partsOfInterfaces('checks/observed').flatMap(({ part }) => (part['kept'] ?? []) as readonly KeptText[]),
]

/** A client's text is returned unchanged, with any characters that JSON allows. */
export const observer = observerOf(
  'kept',
  'A text comes back as it was sent',
  texts.map(([request, field, point]) => ({
    point,
    decide: ({ route, exchange }) => (route?.request === request ? keeps(field, exchange) : undefined),
  })),
  { concerns: (route) => texts.some(([request]) => request === route.request) },
)

function keeps(field: string, exchange: Exchange): Judgement | undefined {
  const sent = exchange.request.bodyBase64 === undefined ? sentData(exchange)[field] : undefined
  const shown = acceptedData(exchange)?.[field]
  if (typeof sent !== 'string' || shown === undefined || !isPlain(sent)) return undefined
  const place = `data.${field}`
  if (sent === shown) return held(because('value-as-expected', { place, value: jsonText(shown) }), [exchange])
  return differs({ wanted: `${jsonText(sent)}, as sent`, got: jsonText(shown), place }, [exchange])
}

/** Whether a text has no lone surrogate, which UTF-8 cannot hold, and no control character, which some stores refuse. */
function isPlain(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text)
}
