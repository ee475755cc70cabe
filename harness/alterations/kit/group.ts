import { isSuccess } from '../../checks/answers/answer.ts'
import type { Alteration, Answered, Material, Target } from './alteration.ts'

/** An alteration with a rank: the lower it is, the more likely the rows to break notice it. */
export interface Ranked {
  alteration: Alteration
  rank: number
}

/** Answers of one route with the same outcome. One fault alters them together. */
export interface Group {
  target: Target
  answers: readonly Answered[]
  /**
   * 0 for the answers that the judgements rest on, and never much more, because a rule over many routes may look at any
   * of them. Answers that set something up rank last: without them a check mostly ends without a verdict.
   */
  rank: number
  /** Whether some but not all of them set something up for several checks. */
  isMixed: boolean
}

/** Answers that are further from the decisive one are all as unlikely. */
const farthest = 4
/** An answer of a set-up changes many checks, and seldom breaks one. */
const ofSetUp = 12

/** A check's answers by route and by whether they were accepted, then all of them together. */
export function groupsOf({ answers, decisive }: Material): Group[] {
  const byTarget = new Map<string, Answered[]>()
  // The last request is nearest to the evaluated ones.
  for (const one of answers.toReversed()) {
    if (!one.exchange.answer) continue
    const key = `${one.at} ${isSuccess(one.exchange)}`
    byTarget.set(key, [one, ...(byTarget.get(key) ?? [])])
  }
  const ranks = new Map(decisive.map((id, at) => [id, at]))
  const rankOf = (own: readonly Answered[]) => Math.min(...own.map(({ exchange }) => ranks.get(exchange.id) ?? 1000))
  const groups = [...byTarget.values()]
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((sameRoute, rank): Group => {
      const [first] = sameRoute as [Answered]
      const target = { at: first.at, accepted: isSuccess(first.exchange) }
      const late = sameRoute.every(({ setUp }) => setUp) ? ofSetUp : 0
      return { target, answers: sameRoute, rank: Math.min(rank, farthest) + late, isMixed: isMixedIn(sameRoute) }
    })
  const everywhere = [true, false].flatMap((accepted): Group[] => {
    const sameOutcome = groups.filter(({ target }) => target.accepted === accepted)
    if (sameOutcome.length < 2) return []
    const isMixed = isMixedIn(sameOutcome.flatMap((group) => group.answers))
    return [
      { target: { accepted }, answers: sameOutcome.flatMap((group) => group.answers.slice(-1)), rank: 0, isMixed },
    ]
  })
  return [...groups, ...everywhere]
}

function isMixedIn(answers: readonly Answered[]): boolean {
  return answers.some(({ setUp }) => setUp) && !answers.every(({ setUp }) => setUp)
}

interface Targeted {
  target: Target
  sample: Answered
  more: number
}

/**
 * The alterable parts of a group: the check's own requests together, and of several on one route the last, the first
 * and a middle one alone. On every route, also the decisive ones.
 */
export function targetsOf({ target, answers, isMixed }: Group): Targeted[] {
  const last = answers.at(-1) as Answered
  const lastOwnAnswer = answers.filter(({ setUp }) => !setUp).at(-1)
  const owns =
    isMixed && lastOwnAnswer ? [{ target: { ...target, own: true as const }, sample: lastOwnAnswer, more: 0 }] : []
  const whole = [...owns, { target, sample: last, more: 0 }]
  if (target.at === undefined) {
    const decisive = answers.filter((one) => one.decisive).at(-1)
    return decisive ? [{ target: { ...target, decisive: true }, sample: decisive, more: 0 }, ...whole] : whole
  }
  if (answers.length === 1) return whole
  const singles = [last, answers[0] as Answered, answers[Math.floor(answers.length / 2)] as Answered]
  return [
    ...whole,
    ...[...new Set(singles)].map((sample, at) => ({
      target: { ...target, only: sample.number },
      sample,
      more: 1 + at,
    })),
  ]
}
