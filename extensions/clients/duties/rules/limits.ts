import { errorClassOf, isRow, statusOf } from '../../../../harness/checks/answers/answer.ts'
import type { ClientRequest, ClientStory, Duty } from '../story/client-story.ts'
import { perStory } from '../story/per-story.ts'
import { eachRequest, flawOf } from '../story/each-request.ts'
import { rowsWithin } from '../story/shown.ts'

const secondMs = 1000
/** Requests of a burst may come as late as this after one of them was refused. */
const underwayMs = 500
/** Of a limit that the documents do not give. */
const usualPerSecond = 10

/** A text or a list of a request body that may have at most so much. */
interface Bounded {
  what: string
  field: string
  most: number
  unit: string
  sizes: (request: ClientRequest) => number[]
}

function bounded({ what, field, most, unit, sizes }: Bounded): Duty {
  return eachRequest({
    what,
    concerns: (request) => sizes(request).length > 0,
    flaw: (request) => {
      const size = Math.max(...sizes(request))
      if (size <= most) return undefined
      const what = `The client sent ${request.name} with ${size} ${unit} in ${field}`
      return { what, wanted: `at most ${most} ${unit}`, got: `${size} ${unit}`, place: field }
    },
  })
}

/** Source: Account information / Limits, row `Objects per batch request`. */
export const atMost100Objects = bounded({
  what: 'batch',
  field: 'data',
  most: 100,
  unit: 'objects',
  sizes: ({ data, seen }) => (Array.isArray(data) && seen.method !== 'GET' ? [data.length] : []),
})

/** Source: Account information / Limits, row `custom_fields size`. */
export const customFieldsWithinSize = bounded({
  what: 'request with custom_fields',
  field: 'custom_fields',
  most: 1024,
  unit: 'bytes',
  sizes: ({ json }) =>
    rowsWithin(json).flatMap((row) =>
      isRow(row.custom_fields) ? [Buffer.byteLength(JSON.stringify(row.custom_fields))] : [],
    ),
})

/** Source: Account information / Limits, row `return_to length`. */
export const returnToWithinLength = bounded({
  what: 'request with return_to',
  field: 'return_to',
  most: 512,
  unit: 'characters',
  sizes: ({ json }) => lengthsOf(json, 'return_to'),
})

const mostIdentifier = 255
const mostDescription = 4000

/** Source: Account information / Limits, row `Categorization description length`. */
export const textsWithinLength = eachRequest({
  what: 'request to categorize',
  concerns: ({ route }) => route?.route === 'POST /transactions/categorize',
  flaw: ({ json, name }) => {
    for (const [field, most] of [
      ['description', mostDescription],
      ['identifier', mostIdentifier],
    ] as const) {
      const size = Math.max(0, ...lengthsOf(json, field))
      const what = `The client sent ${name} with ${size} characters in ${field}`
      if (size > most) return { what, wanted: `at most ${most} characters`, got: `${size} characters`, place: field }
    }
    return undefined
  },
})

function lengthsOf(json: unknown, field: string): number[] {
  return rowsWithin(json).flatMap(({ [field]: text }) => (typeof text === 'string' ? [text.length] : []))
}

/** Source: second document / Limits, rows `Rate limit`. */
export const requestsWithinRate = eachRequest({
  what: 'request to a route with a limit',
  concerns: ({ route }) => route?.per_second !== undefined,
  flaw: ({ exchange, name, route }) =>
    statusOf(exchange) === 429
      ? flawOf(
          `The server refused ${name}, since more than ${route?.per_second ?? usualPerSecond} came in a second`,
          `at most ${route?.per_second} requests per second`,
          `429 ${errorClassOf(exchange) ?? ''}`.trim(),
        )
      : undefined,
})

/** Source: second document / Limits, row `Exceeding a rate limit`. */
export const waitsAfterRefusal = eachRequest({
  what: 'request after a refusal for too many',
  concerns: (request, story) => refusalBefore(request, story) !== undefined,
  flaw: (request, story) => {
    const waited = Math.round(request.atMs - (refusalBefore(request, story) ?? 0))
    if (waited >= secondMs || statusOf(request.exchange) !== 429) return undefined
    return flawOf(
      `The client sent ${request.name} ${waited} ms after a refusal for too many requests, and got the same refusal`,
      'a pause',
      `${waited} ms`,
    )
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
