import type { Exchange } from '../../core/exchange.ts'
import type { InterfaceName } from '../../core/interfaces.ts'
import { parseJson } from '../../core/exact-json.ts'
import { withJson } from '../../harness/alterations/kit/altered-answer.ts'
import type { Altering, Answered } from '../../harness/alterations/kit/alteration.ts'
import { changedAt, valueAt } from '../../faults/places.ts'
import { isSuccess } from '../../harness/checks/answers/answer.ts'
import { routeOfExchange } from '../../harness/dialect/route-of-exchange.ts'
import { schemasOfAnswer } from '../../harness/dialect/schemas-of-answer.ts'
import type { Changes, ScopedRequest } from '../../harness/recording/player.ts'
import { isOfSetUp } from '../../harness/replay/replay-log.ts'
import { describeEveryInterface, describeInterface } from '../../interfaces/describe-interface.ts'
import { exchangeOf, type Named } from './bench.ts'

const endOf: Readonly<Record<string, boolean | null>> = {
  pause: false,
  wait: null,
  'callbacks awaited': false,
  'callbacks no longer': true,
}

const createsCustomer = 'create a customer'
const identifierPath = ['data', 'identifier']

interface Played {
  /** The maximum of answers. */
  most?: number
  /** Ids of the exchanges that decide the judgements. */
  decisive?: readonly string[]
}

/** The inputs of a check under an alteration, in place of the recorded ones. */
export function changesOf(
  altering: Altering,
  name: InterfaceName,
  { most = Number.POSITIVE_INFINITY, decisive = [] }: Played = {},
): Changes {
  let [answers, notes] = [0, 0]
  const refusals = new Map<string, Exchange>()
  const customers = new Map<string, Exchange>()
  /** A server that refuses a route does so beyond the recording too. */
  function refusedToo(request: ScopedRequest): Exchange | undefined {
    const asked = exchangeOf(request)
    const refusal = refusals.get(answeredBy({ name: request.name, exchange: asked }, name, 0).at)
    return refusal && { ...refusal, request: asked.request }
  }
  return {
    exchange(request, found) {
      if (answers >= most) return undefined
      answers += 1
      if (!found) return refusedToo(request) ?? oneMore(request, customers.get(request.url))
      const answered = answeredBy({ name: request.name, exchange: found }, name, answers - 1)
      const given = altering.answer(placed(answered, { decisive, scope: request.scope }))
      if (given !== found && isSuccess(found) && !isSuccess(given)) refusals.set(answered.at, given)
      else refusals.delete(answered.at)
      if (request.name === createsCustomer && isSuccess(found)) customers.set(request.url, found)
      return given
    },
    // Waits end as in the recording.
    outcome: (kind) => (kind.startsWith('burst to ') ? false : endOf[kind]),
    reading: (kind, value) => altering.noted({ number: notes++, kind, value }),
  }
}

/** An exchange that decides a judgement belongs to the check. */
export function placed(
  answered: Answered,
  { decisive, scope }: { decisive: readonly string[]; scope: string },
): Answered {
  if (decisive.includes(answered.exchange.id)) return { ...answered, decisive: true }
  return isOfSetUp(scope) ? { ...answered, setUp: true } : answered
}

/** A further customer is a copy of the last created one, with the requested name. */
function oneMore(request: ScopedRequest, last: Exchange | undefined): Exchange | undefined {
  if (request.name !== createsCustomer || !last?.answer) return undefined
  const identifier = valueAt(parseJson(request.body), identifierPath)
  const json = changedAt(last.answer.json, identifierPath, () => identifier)
  const answer = json === undefined ? last.answer : withJson(last.answer, json)
  return { ...exchangeOf(request), answer }
}

const known = new WeakMap<Exchange, Map<InterfaceName, Omit<Answered, 'number'>>>()

/** The route of a request, in its own interface or in one that makes its data. */
export function answeredBy(named: Named, own: InterfaceName, number: number): Answered {
  const placed = known.get(named.exchange) ?? new Map<InterfaceName, Omit<Answered, 'number'>>()
  known.set(named.exchange, placed)
  const answered = placed.get(own) ?? routed(named, own)
  placed.set(own, answered)
  return { ...answered, name: named.name, number }
}

function routed({ name, exchange }: Named, own: InterfaceName): Omit<Answered, 'number'> {
  const description = describeInterface(own)
  const dialects = [...(description ? [description] : []), ...describeEveryInterface()].map(({ dialect }) => dialect)
  for (const dialect of dialects) {
    const route = routeOfExchange(dialect, exchange)
    if (!route) continue
    return { name, at: route.route, route, schemas: schemasOfAnswer(dialect, route, exchange), exchange }
  }
  return { name, at: `${exchange.request.method} ${name}`, exchange }
}
