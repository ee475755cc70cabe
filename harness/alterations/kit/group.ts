import { isSuccess } from '../../checks/answers/answer.ts'
import type { Alteration, Answered, Material, Target } from './alteration.ts'

/** An alteration with how unlikely it is that the rows which are to be broken notice it; the least first. */
export interface Ranked {
  alteration: Alteration
  rank: number
}

/** Answers of one route that came to the same, which one fault alters together. */
export interface Group {
  target: Target
  answers: readonly Answered[]
  /**
   * 0 for those on which the judgements rest, and never far more: a rule over many routes may look at any of them. Behind all
   * these is what only makes something for several checks: without it a check mostly ends without a verdict.
   */
  rank: number
  /** Whether only some of them make something for several checks. */
  isMixed: boolean
}

const farthest = 4
const ofSetUp = 12

/** The answers that a check was given, by route and by whether they were accepted; then all of them, whatever the route. */
export function groupsOf({ answers, decisive }: Material): Group[] {
  const byTarget = new Map<string, Answered[]>()
  // What was asked last is nearest to what is evaluated.
  for (const one of answers.toReversed()) {
    if (!one.exchange.answer) continue
    const key = `${one.at} ${isSuccess(one.exchange)}`
    byTarget.set(key, [one, ...(byTarget.get(key) ?? [])])
  }
  const ranks = new Map(decisive.map((id, at) => [id, at]))
  const rankOf = (own: readonly Answered[]) => Math.min(...own.map(({ exchange }) => ranks.get(exchange.id) ?? 1000))
  const groups = [...byTarget.values()]
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((own, rank): Group => {
      const [first] = own as [Answered]
      const target = { at: first.at, accepted: isSuccess(first.exchange) }
      const late = own.every(({ setUp }) => setUp) ? ofSetUp : 0
      return { target, answers: own, rank: Math.min(rank, farthest) + late, isMixed: isMixedIn(own) }
    })
  const everywhere = [true, false].flatMap((accepted): Group[] => {
    const own = groups.filter(({ target }) => target.accepted === accepted)
    if (own.length < 2) return []
    const isMixed = isMixedIn(own.flatMap((group) => group.answers))
    return [{ target: { accepted }, answers: own.flatMap((group) => group.answers.slice(-1)), rank: 0, isMixed }]
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
 * What is altered of a group: what the check itself asked for, all of them together, and where they are several on one
 * route its last, its first, and one in the middle alone; on every route, what the verdict rests on too.
 */
export function targetsOf({ target, answers, isMixed }: Group): Targeted[] {
  const last = answers.at(-1) as Answered
  const own = answers.filter(({ setUp }) => !setUp).at(-1)
  const owns = isMixed && own ? [{ target: { ...target, own: true as const }, sample: own, more: 0 }] : []
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
