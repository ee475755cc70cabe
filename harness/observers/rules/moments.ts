import { dayMs, secondMs } from '../../../core/calendar.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { finishEnds, lastStageIsNewest, stagesInOrder } from '../../checks/attempts/stages-of-attempt.ts'
import { neverUpdatedBeforeCreated, neverUpdatedInTheFuture } from '../../checks/values/never-updated-before-created.ts'
import { isFields } from '../../../core/fields.ts'
import { type AnswerRule, observerOf } from '../answer-rules.ts'
import { placeOf } from '../records-in.ts'
import type { Sighting } from '../sighting.ts'

/** A rule about the stages of an attempt. Stages in the future were created while the clock was moved ahead. */
function ofStages(point: string, decide: (answer: Exchange) => ReturnType<typeof stagesInOrder>): AnswerRule {
  return {
    point,
    byItself: true,
    decide: (sighting) => (hasStages(sighting) ? decide(sighting.exchange) : undefined),
  }
}

function hasStages({ records, latest }: Sighting): boolean {
  const [attempt] = records
  const stages: unknown[] = attempt?.kind === 'attempt' && Array.isArray(attempt.row.stages) ? attempt.row.stages : []
  const isAhead = (stage: unknown) => isFields(stage) && Date.parse(String(stage['created_at'])) > latest
  return attempt?.at === undefined && stages.length > 0 && !stages.some(isAhead)
}

/** Whether no attempt, nested ones included, ends before its creation. */
function endsAfterItBegan({ records, exchange, latest }: Sighting): Judgement | undefined {
  const ends = records.flatMap((record) => {
    const { row } = record
    if (record.kind !== 'attempt' || record.isKnown) return []
    const created = momentOf(row['created_at'])
    if (Number.isNaN(created) || created > latest) return []
    return ['success_at', 'fail_at'].flatMap((field) => {
      const early = created - momentOf(row[field])
      return Number.isNaN(early) ? [] : [{ place: `${placeOf(record)}.${field}`, early }]
    })
  })
  const wrong = ends.find(({ early }) => early >= secondMs)
  if (!wrong) return ends.length === 0 ? undefined : holds([exchange], ends.length, 'end')
  const [place, seconds] = [wrong.place, Math.round(wrong.early / secondMs)]
  return differs({ wanted: 'no earlier than created_at', got: `${seconds} s earlier`, place }, [exchange])
}

/** Whether the days of no attempt of version 6 are those of a fetch that ends before it begins; a day of grace applies. */
function daysInOrder({ records, exchange }: Sighting): Judgement | undefined {
  const days = records.flatMap((record) => {
    const [from, to] = ['fetch_from_date', 'fetch_to_date'].map((field) => momentOf(record.row[field]))
    return record.kind === 'attempt' && !record.isKnown && from && to ? [{ record, from, to }] : []
  })
  const wrong = days.find(({ from, to }) => from > to + dayMs)
  if (!wrong) return days.length === 0 ? undefined : holds([exchange], days.length, 'attempt')
  const { row } = wrong.record
  const wanted = `a day up to ${String(row['fetch_to_date'])}, that of fetch_to_date`
  const place = `${placeOf(wrong.record)}.fetch_from_date`
  return differs({ wanted, got: String(row['fetch_from_date']), place }, [exchange])
}

function momentOf(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : Number.NaN
}

/** Moments are in order in every record. */
export const observer = observerOf('moments', 'Moments stand in their order', [
  {
    point: 'updated-not-before-created',
    byItself: true,
    decide: ({ exchange, latest, news }) => neverUpdatedBeforeCreated(exchange, news, latest),
  },
  {
    point: 'updated-not-in-the-future',
    byItself: true,
    decide: ({ exchange, news, steadyFrom }) => neverUpdatedInTheFuture(exchange, news, steadyFrom),
  },
  { point: 'ends-after-it-began', byItself: true, decide: endsAfterItBegan },
  { point: 'days-in-order', byItself: true, decide: daysInOrder },
  ofStages('stages-in-order', stagesInOrder),
  ofStages('last-stage-is-last', lastStageIsNewest),
  {
    point: 'finish-ends',
    decide: (sighting, memory) => {
      const [attempt] = sighting.records
      const rests = attempt && memory.restsSince(sighting, attempt, sighting.from)
      const isOver = rests && attempt.row.finished === true && hasStages(sighting)
      return isOver ? finishEnds(sighting.exchange) : undefined
    },
  },
])
