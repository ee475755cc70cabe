import type { ReceivedAnswer } from '../../../core/exchange.ts'
import { isSuccess } from '../../checks/answers/answer.ts'
import { withHead, withJson, withText } from '../kit/altered-answer.ts'
import type { AlterationKind, Answered, Material } from '../kit/alteration.ts'
import { classOf, withClass } from './refusal.ts'

/** A kind of alteration of an answer as a whole. */
export interface OutcomeKind extends AlterationKind {
  /** The answers that may stand in the place of this one, the likeliest first. */
  of: (answered: Answered, material: Material) => ReceivedAnswer[]
}

const mostChoices = 6

/** Kinds of alteration of what a request comes to. */
export const outcomeKinds: readonly OutcomeKind[] = [
  {
    id: 'refused-request-accepted',
    sentence: 'The server accepts a request that it must refuse.',
    of: (answered, material) =>
      isSuccess(answered.exchange) ? [] : answersOf(successesOf(answered, material)).concat(plainSuccess(answered)),
  },
  {
    id: 'accepted-request-refused',
    sentence: 'The server refuses a request that it must accept.',
    of: (answered, material) => (isSuccess(answered.exchange) ? refusalsOf(answered, material) : []),
  },
  {
    id: 'class-of-another-refusal',
    sentence: 'The server refuses with the class of another fault.',
    of: ({ exchange }, material) => {
      const { answer } = exchange
      const own = answer && classOf(answer)
      if (!answer || own === undefined || isSuccess(exchange)) return []
      return classesIn(material)
        .filter((word) => word !== own)
        .slice(0, mostChoices)
        .map((word) => withClass(answer, word))
    },
  },
  {
    id: 'another-status',
    sentence: 'The server answers with another HTTP status.',
    of: ({ exchange: { answer } }) => {
      if (!answer) return []
      return [500, 401, 200, 400, 404, 302]
        .filter((status) => status !== answer.status)
        .map((status) => withHead(answer, { status }))
    },
  },
  {
    id: 'body-not-json',
    sentence: 'The body of an answer is not JSON.',
    of: ({ exchange: { answer } }) =>
      answer ? [withText(answer, '<html><body>Sorry</body></html>'), withText(answer, '')] : [],
  },
]

/** Answers to other requests on this route that were accepted: in the same check, or else in others. */
export function successesOf({ at }: Answered, { answers, elsewhere }: Material): Answered[] {
  return [...answers, ...elsewhere].filter((one) => one.at === at && isSuccess(one.exchange))
}

/** The refusals of other requests, on this route first, and one for each class that the requirements name. */
function refusalsOf({ at }: Answered, material: Material): ReceivedAnswer[] {
  const { answers, elsewhere } = material
  const refused = [...answers, ...elsewhere].filter(({ exchange }) => exchange.answer && !isSuccess(exchange))
  const sorted = [...refused.filter((one) => one.at === at), ...refused.filter((one) => one.at !== at)]
  // A check may take a refusal for its own rule's only where the class fits.
  const found = onePerClass(sorted)
  const [first] = found
  const own = first && classOf(first)
  if (!first || own === undefined) return found
  const others = namedClasses(material).filter((word) => word !== own)
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

/** Where no request on the route was ever accepted. */
function plainSuccess({ exchange, route }: Answered): ReceivedAnswer[] {
  if (!exchange.answer) return []
  const isList = typeof route?.answer === 'object' && 'list' in route.answer
  return [withJson({ ...exchange.answer, status: 200 }, { data: isList ? [] : {} })]
}

/** The classes of refusals: those that the requirements name, then those that were seen, and one that is not documented. */
function classesIn(material: Material): string[] {
  const { answers, elsewhere } = material
  const words = [...answers, ...elsewhere].flatMap(({ exchange: { answer } }) => (answer && classOf(answer)) ?? [])
  const seen = [...new Set(words)].slice(0, mostChoices - 1)
  return [...namedClasses(material), ...seen.slice(0, 2), 'UnheardOf', ...seen.slice(2)]
}

function namedClasses({ words }: Material): string[] {
  return [...words].filter((word) => /^(?:[A-Z][a-z]+){2,}$/.test(word))
}
