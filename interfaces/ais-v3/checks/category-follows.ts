import type { Exchange } from '../../../core/exchange.ts'
import { broken, holds, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { isSuccess, rowsOf } from '../../../harness/checks/answers/answer.ts'
import { crowdedOut } from '../../../harness/checks/answers/crowded-out.ts'
import { nothingIn } from '../../../harness/checks/answers/nothing-in.ts'

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
export function categorizedBehindBad(given: TaughtDescription): Judgement {
  const { before, afterSecond, behindBad } = given
  const alone = categoryIn(afterSecond)
  if (alone === categoryIn(before) && [before, afterSecond].every(isSuccess))
    return leftUntested('What was taught did not change the category, so a bad item before it shows nothing', [
      before,
      afterSecond,
    ])
  return follows(given, behindBad, alone, 'that it has alone')
}

/** Whether a description has what it was taught behind a bad item; untested where it has not what it was taught alone. */
export function learnedBehindBad(given: TaughtDescription): Judgement {
  const alone = [given.afterFirst, given.afterSecond]
  if (alone.every(isSuccess) && alone.some((answer, at) => categoryIn(answer) !== given.taught[at]))
    return leftUntested('What is taught alone is not learned, so a bad item before it shows nothing', alone)
  return follows(given, given.afterThird, given.taught[0], 'that was taught')
}

/** Whether a description has the category of the beginning once its rule was removed; untested where it never had another. */
export function removalRestores(given: TaughtDescription): Judgement {
  const before = categoryIn(given.before)
  const taught = categoryIn(given.afterSecond)
  if (taught === before && [given.before, given.afterSecond].every(isSuccess))
    return leftUntested('What was taught did not change the category, so its removal shows nothing', [
      given.before,
      given.afterSecond,
    ])
  return follows(given, given.afterRemoval, before, 'of before, since its rule was removed')
}

function follows(
  given: TaughtDescription,
  answer: Exchange,
  wanted: unknown,
  which: 'that was taught' | 'that it has alone' | 'of before, since its rule was removed',
): Judgement {
  const evidence = [given.before, ...given.learned, answer]
  const unjudgeable = evidence.map((one) => crowdedOut(one, evidence)).find(Boolean)
  if (unjudgeable) return unjudgeable
  const refused = evidence.find((one) => !isSuccess(one))
  if (refused) return nothingIn(refused, 'category')
  const got = categoryIn(answer)
  if (got === wanted) return holds(evidence)
  const difference = { wanted: `${String(wanted)}, the one ${which}`, got: String(got), place: 'data[0].category' }
  return broken(`The description has the category ${difference.got}`, difference, evidence)
}

/** The category of the last item that was sent, which has no errors. */
function categoryIn(answer: Exchange): unknown {
  return rowsOf(answer)?.findLast(({ errors }) => !Array.isArray(errors) || errors.length === 0)?.['category'] ?? null
}
