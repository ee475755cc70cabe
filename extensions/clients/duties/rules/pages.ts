import { headerOf } from '../../../../core/header-of.ts'
import { leftUntested } from '../../../../core/judgement.ts'
import type { Exchange } from '../../../../core/exchange.ts'
import type { ClientStory, Duty } from '../story/client-story.ts'
import { overAll } from '../story/each-request.ts'

/** Headers that carry the keys of a client, or secrets of a customer. */
const keys = /^(?:(?:app|client)-id|secret|(?:service|app|customer|login|connection)-secret)$/i
/** What a browser says of a page that it shows in another one. */
const framed = new Set(['iframe', 'frame', 'embed', 'object'])

/** Source: Account information / Endpoints / Version 4, row `POST /api/v4/tokens/create`. */
export const pageForTheUser: Duty = overVisits((visit) => {
  const header = visit.request.headers.find(([name]) => keys.test(name))?.[0]
  if (header === undefined) return undefined
  return { what: `A hosted page was visited with the header ${header}`, wanted: 'no key', got: `the header ${header}` }
})

/** Source: second document / Endpoints / Partners. */
export const ownWindow: Duty = (story) => {
  const known = story.visits.filter((visit) => destinationOf(visit) !== undefined)
  if (known.length === 0)
    return leftUntested('No visit to the page at redirect_url says by the header Sec-Fetch-Dest in what it is shown')
  return overVisits((visit) => {
    const got = destinationOf(visit) ?? ''
    return framed.has(got)
      ? { what: `The page at redirect_url was shown in an element ${got}`, wanted: 'a window of its own', got }
      : undefined
  })({ ...story, visits: known })
}

function destinationOf({ request }: Exchange): string | undefined {
  return headerOf(request, 'sec-fetch-dest')
}

function overVisits(flaw: (visit: Exchange) => Parameters<typeof overAll>[1][number]['flaw']): Duty {
  return ({ visits }: ClientStory) =>
    overAll(
      'visit to a hosted page',
      visits.map((exchange) => ({ exchange, flaw: flaw(exchange) })),
    )
}
