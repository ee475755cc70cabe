import { check } from '../../../harness/checks/answers/check.ts'
import { demandOptional, demandAccepted, demandUncrowded } from '../../../harness/checks/answers/demands.ts'
import { because } from '../../../harness/reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { holds, type Judgement, differs } from '../../../core/judgement.ts'
import { isSuccess, rowsOf } from '../../../harness/checks/answers/answer.ts'

/** One description categorized four times: before it was taught, after each request to learn, and after they were removed. */
export interface TaughtDescription {
  taught: readonly [string, string]
  /** what answered the requests to learn and the removal. */
  learned: readonly Exchange[]
  before: Exchange
  afterFirst: Exchange
  afterSecond: Exchange
  /** The same item once more, behind a bad one. */
  behindBad: Exchange
  /** After it was taught the first category again, behind a bad item. */
  afterThird: Exchange
  afterRemoval: Exchange
}

/** Whether a description has the category that it was taught, the first or the second. */
export function learnItemApplies(given: TaughtDescription, which: 'first' | 'second'): Judgement {
  const [first, second] = given.taught
  const wanted = which === 'first' ? first : second
  const answer = which === 'first' ? given.afterFirst : given.afterSecond
  return follows(given, answer, wanted, 'that was taught')
}

/** Whether a description has the category behind a bad item that it has alone; untested where that is the one of before. */
export const categorizedBehindBad = check((given: TaughtDescription) => {
  const alone = categoryIn(given.afterSecond)
  demandTaught(given)
  return follows(given, given.behindBad, alone, 'that it has alone')
})

/** Whether a description has what it was taught behind a bad item; untested where it has not what it was taught alone. */
export const learnedBehindBad = check((given: TaughtDescription) => {
  const alone = [given.afterFirst, given.afterSecond]
  const isLearned = !alone.every(isSuccess) || alone.every((answer, at) => categoryIn(answer) === given.taught[at])
  demandOptional(isLearned, because('not-shown', { what: 'taught category' }), alone)
  return follows(given, given.afterThird, given.taught[0], 'that was taught')
})

/** Whether a description has the category of the beginning once its rule was removed; untested where it never had another. */
export const removalRestores = check((given: TaughtDescription) => {
  demandTaught(given)
  return follows(given, given.afterRemoval, categoryIn(given.before), 'of before, since its rule was removed')
})

/** What was taught changed the category, so that it shows what came of something else. @throws CheckStopped (untested) */
function demandTaught({ before, afterSecond }: TaughtDescription): void {
  const shown = [before, afterSecond]
  const isTaught = !shown.every(isSuccess) || categoryIn(afterSecond) !== categoryIn(before)
  demandOptional(isTaught, because('alike', { shown: String(categoryIn(before)) }), shown)
}

const follows = check(
  (
    given: TaughtDescription,
    answer: Exchange,
    wanted: unknown,
    which: 'that was taught' | 'that it has alone' | 'of before, since its rule was removed',
  ) => {
    const evidence = [given.before, ...given.learned, answer]
    for (const one of evidence) demandUncrowded(one, [], evidence)
    demandAccepted(evidence, 'category')
    const got = categoryIn(answer)
    if (got === wanted) return holds(evidence)
    const difference = { wanted: `${String(wanted)}, the one ${which}`, got: String(got), place: 'data[0].category' }
    return differs(difference, evidence)
  },
)

/** The category of the last item that was sent, which has no errors. */
function categoryIn(answer: Exchange): unknown {
  return rowsOf(answer)?.findLast(({ errors }) => !Array.isArray(errors) || errors.length === 0)?.['category'] ?? null
}
