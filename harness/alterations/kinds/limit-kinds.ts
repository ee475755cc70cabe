import type { ReceivedAnswer } from '../../../core/exchange.ts'
import { readTable } from '../../../requirements/tables/read-table.ts'
import { isSuccess } from '../../checks/answers/answer.ts'
import { answering, isAt } from '../kit/altered-answer.ts'
import type { Alteration, Answered, Material, Target } from '../kit/alteration.ts'
import { classOf, withClass } from './refusal.ts'

/** The answers to the check's own requests, refused for each documented limit: all, or the later half. */
export function limitAlterations(target: Target, material: Material): Alteration[] {
  const ownAnswers = material.answers.filter((one) => isOwn(target, one))
  if (ownAnswers.length === 0) return []
  const halves = [...new Set([0, Math.floor(ownAnswers.length / 2)])]
  const classes = readTable('error-classes').common.filter((word) => word.includes('Limit'))
  return classes.toReversed().flatMap((word) => {
    const refusal = refusalAs(word, material)
    return refusal ? halves.map((from) => limited(target, { word, from, refusal })) : []
  })
}

function limited(
  target: Target,
  { word, from, refusal }: { word: string; from: number; refusal: ReceivedAnswer },
): Alteration {
  return {
    kind: 'limits-too-early',
    place: `${target.at ?? 'every route'}, ${word}${from === 0 ? '' : `, from request ${from + 1}`}`,
    begin() {
      let asked = 0
      return answering((answered) => {
        if (isOwn(target, answered)) asked += 1
        return asked > from && isOwn(target, answered) ? refusal : undefined
      })
    },
  }
}

function isOwn(target: Target, answered: Answered): boolean {
  return !answered.setUp && isAt(target, answered)
}

/** A refusal of this server with another class; undefined where no refusal had a class. */
function refusalAs(word: string, { answers, elsewhere }: Material): ReceivedAnswer | undefined {
  const [sample] = [...answers, ...elsewhere].flatMap(({ exchange }) =>
    exchange.answer && !isSuccess(exchange) && classOf(exchange.answer) !== undefined ? [exchange.answer] : [],
  )
  return sample && withClass(sample, word)
}
