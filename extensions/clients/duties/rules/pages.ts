import { demandOptional } from '../../../../harness/checks/answers/demands.ts'
import { because } from '../../../../harness/reasons/because.ts'
import { headerOf } from '../../../../core/exchange.ts'
import { type ClientStory, type Duty, flawOf, overAll } from '../story/client-story.ts'

const visit = 'visit to a hosted page'
/** Headers that carry the keys of a client, or secrets of a customer. */
const keys = /^(?:(?:app|client)-id|secret|(?:service|app|customer|login|connection)-secret)$/i
/** What a browser says of a page that it shows in another one. */
const framed = new Set(['iframe', 'frame', 'embed', 'object'])

/** Source: Account information / Endpoints / Version 4, row `POST /api/v4/tokens/create`. */
export const pageForTheUser: Duty = ({ visits }) =>
  overAll(visit, visits, ({ exchange }) => {
    const header = exchange.request.headers.find(([name]) => keys.test(name))?.[0]
    if (header === undefined) return undefined
    return flawOf('no key', `the header ${header}`)
  })

/** Source: second document / Endpoints / Partners. */
export const ownWindow: Duty = ({ visits }) => {
  const known = visits.filter((visit) => destinationOf(visit) !== undefined)
  demandOptional(known.length, because('nothing-to-check', { what: 'visit with Sec-Fetch-Dest' }))
  return overAll(visit, known, (one) => {
    const got = destinationOf(one) ?? ''
    return framed.has(got) ? flawOf('a window of its own', got) : undefined
  })
}

function destinationOf({ exchange }: ClientStory['visits'][number]): string | undefined {
  return headerOf(exchange.request, 'sec-fetch-dest')
}
