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
}

const farthest = 4
const ofSetUp = 12

/** The answers that a check was given, by route and by whether they were accepted; then all of them, whatever the route. */
export function groupsOf({ answers, decisive }: Material): Group[] {
  const byTarget = new Map<string, Answered[]>()
  // What was asked last is nearest to what is judged.
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
      const late = own.every(({ setUp, exchange }) => setUp && !ranks.has(exchange.id)) ? ofSetUp : 0
      return { target, answers: own, rank: Math.min(rank, farthest) + late }
    })
  const everywhere = [true, false].flatMap((accepted): Group[] => {
    const own = groups.filter(({ target }) => target.accepted === accepted)
    if (own.length < 2) return []
    return [{ target: { accepted }, answers: own.flatMap((group) => group.answers.slice(-1)), rank: 0 }]
  })
  return [...groups, ...everywhere]
}

/** All answers of a group together, and where they are several on one route its last, its first, and one in the middle alone. */
export function targetsOf({ target, answers }: Group): Array<{ target: Target; sample: Answered; more: number }> {
  const last = answers.at(-1) as Answered
  if (answers.length === 1 || target.at === undefined) return [{ target, sample: last, more: 0 }]
  const singles = [last, answers[0] as Answered, answers[Math.floor(answers.length / 2)] as Answered]
  return [
    { target, sample: last, more: 0 },
    ...[...new Set(singles)].map((sample, at) => ({
      target: { ...target, only: sample.number },
      sample,
      more: 1 + at,
    })),
  ]
}
