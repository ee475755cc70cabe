import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { errorClassOf, isSuccess, outcomeOf, transportErrorIn } from '../answers/answer.ts'

/**
 * Whether no route was answered as unknown, other than one that is none. Any other refusal will do, since bodies are not
 * shown. Where the target does not tell an unknown route by RouteNotFound, it is inconclusive.
 * Source: Data enrichment (/api/v5).
 */
export function routesThere(answers: readonly Exchange[], unknown: Exchange | undefined): Judgement {
  const trouble = transportErrorIn(answers)
  if (trouble) return trouble
  if (answers.length === 0 || unknown === undefined) return inconclusive('No route was called.')
  const absent = answers.find((one) => errorClassOf(one) === 'RouteNotFound' || isBare404(one))
  if (absent) {
    const { method, url } = absent.request
    const got = `${outcomeOf(absent)} to ${method} ${new URL(url).pathname}`
    return broken('A route of the interface is not known.', { wanted: 'any answer but RouteNotFound', got }, [absent])
  }
  if (isSuccess(unknown)) return inconclusive(`A route that is none is answered: ${outcomeOf(unknown)}.`, [unknown])
  const evidence = [unknown, ...answers].slice(0, 8)
  return held(`${answers.length} requests to the routes were answered, none with RouteNotFound.`, evidence)
}

/** A 404 that names no class is what a server says of an address that it does not know. */
function isBare404(exchange: Exchange): boolean {
  return exchange.answer?.status === 404 && errorClassOf(exchange) === undefined
}
