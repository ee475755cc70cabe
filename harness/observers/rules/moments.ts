import type { Exchange } from '../../../core/exchange.ts'
import { finishEnds, lastStageIsNewest, stagesInOrder } from '../../checks/attempts/stages-of-attempt.ts'
import { answeredMs, neverUpdatedBeforeCreated } from '../../checks/values/never-updated-before-created.ts'
import { isFields } from '../../../core/fields.ts'
import { type AnswerRule, observerOf } from '../answer-rules.ts'
import type { Sighting } from '../sighting.ts'

/** A rule of the stages that an attempt shows alone. Those of a time to come were made while the clock stood ahead. */
function ofStages(rule: string, judge: (answer: Exchange) => ReturnType<typeof stagesInOrder>): AnswerRule {
  return {
    rules: [rule],
    judge: (sighting) => (hasStages(sighting) ? judge(sighting.exchange) : undefined),
  }
}

function hasStages({ records, exchange, clockMoves }: Sighting): boolean {
  const [attempt] = records
  const stages: unknown[] = attempt?.kind === 'attempt' && Array.isArray(attempt.row.stages) ? attempt.row.stages : []
  const latest = answeredMs(exchange)
  const isAhead = (stage: unknown) => isFields(stage) && Date.parse(String(stage['created_at'])) > latest
  return attempt?.place === 'data' && stages.length > 0 && !(clockMoves && stages.some(isAhead))
}

/** Moments stand in their order, in every record that is shown. */
export const observer = observerOf('moments', 'Moments stand in their order', [
  {
    rules: ['conventions/types/updated-not-before-created'],
    judge: ({ exchange, clockMoves, news }) => neverUpdatedBeforeCreated([exchange], clockMoves, () => news),
  },
  ofStages('ais/stages/in-order', stagesInOrder),
  ofStages('ais/attempts/last-stage-is-last', lastStageIsNewest),
  {
    rules: ['ais/stages/finish-ends'],
    judge: (sighting, memory) => {
      const [attempt] = sighting.records
      const rests = attempt && memory.restsSince(sighting, attempt, sighting.from)
      const isOver = rests && attempt.row.finished === true && hasStages(sighting)
      return isOver ? finishEnds(sighting.exchange) : undefined
    },
  },
])
