import { secondMs } from '../../../../core/calendar.ts'
import { errorClassOf, isRow, statusOf } from '../../../../harness/checks/answers/answer.ts'
import {
  type ClientRequest,
  type ClientStory,
  type Duty,
  eachRequest,
  flawOf,
  rowsWithin,
  perStory,
} from '../story/client-story.ts'

/** Requests of a burst may come as late as this after one of them was refused. */
const underwayMs = 500

/** A duty by which fields of a request body have at most so much; `sizesOf` gives how much they have. */
function bounded(
  what: string,
  unit: string,
  most: Readonly<Record<string, number>>,
  sizesOf: (request: ClientRequest, field: string) => number[],
): Duty {
  return eachRequest({
    what,
    concerns: (request) => Object.keys(most).some((field) => sizesOf(request, field).length > 0),
    flaw(request) {
      for (const [field, allowed] of Object.entries(most)) {
        const size = Math.max(0, ...sizesOf(request, field))
        if (size > allowed) return flawOf(`at most ${allowed} ${unit}`, `${size} ${unit}`, field)
      }
      return undefined
    },
  })
}

/** Source: Account information / Limits, row `Objects per batch request`. */
export const atMost100Objects = bounded('batch', 'objects', { data: 100 }, ({ data, seen }) =>
  Array.isArray(data) && seen.method !== 'GET' ? [data.length] : [],
)

/** Source: Account information / Limits, row `custom_fields size`. */
export const customFieldsWithinSize = bounded(
  'request with custom_fields',
  'bytes',
  { custom_fields: 1024 },
  ({ json }, field) =>
    rowsWithin(json).flatMap(({ [field]: own }) => (isRow(own) ? [Buffer.byteLength(JSON.stringify(own))] : [])),
)

/** Source: Account information / Limits, row `return_to length`. */
export const returnToWithinLength = bounded('request with return_to', 'characters', { return_to: 512 }, lengthsOf)

/** Source: Account information / Limits, row `Categorization description length`. */
export const textsWithinLength = bounded(
  'request to categorize',
  'characters',
  { description: 4000, identifier: 255 },
  (request, field) => (request.route?.route === 'POST /transactions/categorize' ? lengthsOf(request, field) : []),
)

function lengthsOf({ json }: ClientRequest, field: string): number[] {
  return rowsWithin(json).flatMap(({ [field]: text }) => (typeof text === 'string' ? [text.length] : []))
}

/** Source: second document / Limits, rows `Rate limit`. */
export const requestsWithinRate = eachRequest({
  what: 'request to a route with a limit',
  concerns: ({ route }) => route?.per_second,
  flaw: ({ exchange }, _story, most) =>
    statusOf(exchange) === 429
      ? flawOf(`at most ${most} requests per second`, `429 ${errorClassOf(exchange) ?? ''}`.trim())
      : undefined,
})

/** Source: second document / Limits, row `Exceeding a rate limit`. */
export const waitsAfterRefusal = eachRequest({
  what: 'request after a refusal for too many',
  concerns: refusalBefore,
  flaw: (request, _story, refusedMs) => {
    const waited = Math.round(request.atMs - refusedMs)
    if (waited >= secondMs || statusOf(request.exchange) !== 429) return undefined
    return flawOf('a pause after a refusal', `${waited} ms`)
  },
})

const refused = perStory(({ requests }) => requests.filter(({ exchange }) => statusOf(exchange) === 429))

/** When the last refusal for too many of that route was answered that the client surely knew of; undefined without one. */
function refusalBefore({ atMs, name }: ClientRequest, story: ClientStory): number | undefined {
  const known = refused(story)
    .filter((one) => one.name === name)
    .map(({ seen }) => seen.answeredMs)
  const last = known.filter((answered) => answered + underwayMs <= atMs).toSorted((one, other) => one - other)
  return last.at(-1)
}
