import type { ReceivedAnswer } from '../../../core/exchange.ts'
import { isSuccess } from '../../checks/answers/answer.ts'
import { withHead, withJson, withText } from '../kit/altered-answer.ts'
import type { KindOfFault } from '../../../faults/catalogue.ts'
import type { Answered, Material } from '../kit/alteration.ts'
import { classOf, withClass } from './refusal.ts'

/** A kind of alteration of a whole answer. */
export interface OutcomeKind {
  id: KindOfFault
  /** The possible replacements of the answer, the likeliest first. */
  of: (answered: Answered, material: Material) => ReceivedAnswer[]
}

/** The likeliest come first, and each is a trial. */
const mostChoices = 6

export const outcomeKinds: readonly OutcomeKind[] = [
  {
    id: 'accepts',
    of: (answered, material) =>
      isSuccess(answered.exchange) ? [] : answersOf(successesOf(answered, material)).concat(plainSuccess(answered)),
  },
  {
    id: 'refuses',
    of: (answered, material) => (isSuccess(answered.exchange) ? refusalsOf(answered, material) : []),
  },
  {
    id: 'calls',
    of: ({ exchange }, material) => {
      const { answer } = exchange
      const errorClass = answer && classOf(answer)
      if (!answer || errorClass === undefined || isSuccess(exchange)) return []
      return classesIn(material)
        .filter((word) => word !== errorClass)
        .slice(0, mostChoices)
        .map((word) => withClass(answer, word))
    },
  },
  {
    id: 'answers-with',
    of: ({ exchange: { answer } }) => {
      if (!answer) return []
      return [500, 401, 200, 400, 404, 302]
        .filter((status) => status !== answer.status)
        .map((status) => withHead(answer, { status }))
    },
  },
  {
    id: 'answers-no-json',
    of: ({ exchange: { answer } }) =>
      answer ? [withText(answer, '<html><body>Sorry</body></html>'), withText(answer, '')] : [],
  },
]

/** Successes of other requests on this route: of the same check, else of others. */
export function successesOf({ at }: Answered, { answers, elsewhere }: Material): Answered[] {
  return [...answers, ...elsewhere].filter((one) => one.at === at && isSuccess(one.exchange))
}

/** Refusals of other requests, on this route first, one for each class in the requirements. */
function refusalsOf({ at }: Answered, material: Material): ReceivedAnswer[] {
  const { answers, elsewhere } = material
  const refused = [...answers, ...elsewhere].filter(({ exchange }) => exchange.answer && !isSuccess(exchange))
  const sorted = [...refused.filter((one) => one.at === at), ...refused.filter((one) => one.at !== at)]
  // A check accepts a refusal as its own rule's only with the right class.
  const found = onePerClass(sorted)
  const [first] = found
  const errorClass = first && classOf(first)
  if (!first || errorClass === undefined) return found
  const others = namedClasses(material).filter((word) => word !== errorClass)
  return [...others.map((word) => withClass(first, word)), ...found]
}

function onePerClass(refused: readonly Answered[]): ReceivedAnswer[] {
  const byClass = new Map<string, ReceivedAnswer>()
  for (const { exchange } of refused) {
    const { answer } = exchange
    const word = String(answer && classOf(answer))
    if (answer && !byClass.has(word)) byClass.set(word, answer)
  }
  return [...byClass.values()].slice(0, mostChoices)
}

function answersOf(all: readonly Answered[]): ReceivedAnswer[] {
  return all.flatMap(({ exchange: { answer } }) => (answer ? [answer] : [])).slice(0, 2)
}

/** Used where the route accepted no request. */
function plainSuccess({ exchange, route }: Answered): ReceivedAnswer[] {
  if (!exchange.answer) return []
  const isList = typeof route?.answer === 'object' && 'list' in route.answer
  return [withJson({ ...exchange.answer, status: 200 }, { data: isList ? [] : {} })]
}

/** The classes in the requirements, then the seen ones, then an undocumented one. */
function classesIn(material: Material): string[] {
  const { answers, elsewhere } = material
  const words = [...answers, ...elsewhere].flatMap(({ exchange: { answer } }) => (answer && classOf(answer)) ?? [])
  const seen = [...new Set(words)].slice(0, mostChoices - 1)
  return [...namedClasses(material), ...seen.slice(0, 2), 'UnheardOf', ...seen.slice(2)]
}

function namedClasses({ words }: Material): string[] {
  return [...words].filter((word) => /^(?:[A-Z][a-z]+){2,}$/.test(word))
}
