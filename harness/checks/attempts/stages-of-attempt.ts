import { isDeepStrictEqual } from 'node:util'
import { jsonOrNothing } from '../../../core/exact-json.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, inconclusive, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { bodyOf, dataOf, isRow, isSuccess, outcomeOf, type Row } from '../answers/answer.ts'
import { pick } from '../answers/pick.ts'
import { missingIn, nothingToCheck, notShown } from '../answers/nothing-in.ts'

/** A stage of an attempt, with where it stands in the answer. */
interface Placed {
  stage: Row
  place: string
  exchange: Exchange
}

/** Every stage in answers that show one attempt each: those of its list, and the last one. */
function stagesIn(exchanges: readonly Exchange[]): Placed[] {
  return exchanges.flatMap((exchange) =>
    ['data.stages[]', 'data.last_stage'].flatMap((path) =>
      pick(bodyOf(exchange), path).flatMap(({ place, value }) =>
        isRow(value) ? [{ stage: value, place, exchange }] : [],
      ),
    ),
  )
}

/** Evaluates the stages of answers; a refusal, a transport error and no stage at all are inconclusive. */
function overStages(exchanges: readonly Exchange[], decide: (stages: Placed[]) => Judgement): Judgement {
  const refused = exchanges.find((exchange) => !isSuccess(exchange))
  if (refused !== undefined) return inconclusive(because('refused', { outcome: outcomeOf(refused) }), [refused])
  const stages = stagesIn(exchanges)
  return stages.length === 0 ? nothingToCheck('stages', exchanges) : decide(stages)
}

/** Whether no stage of an attempt shows interactive_html, or null alone. */
export function showsNoHtml(exchanges: readonly Exchange[]): Judgement {
  return overStages(exchanges, (stages) => {
    const wrong = stages.find(({ stage }) => (stage.interactive_html ?? null) !== null)
    if (wrong === undefined) return holds(exchanges)
    const got = jsonOrNothing(wrong.stage.interactive_html)
    return differs({ wanted: 'null', got, place: `${wrong.place}.interactive_html` }, [wrong.exchange])
  })
}

/** The stages of an attempt shown alone, in the order of the answer. */
function listOf(answer: Exchange): Row[] {
  const data = dataOf(answer)
  return isRow(data) && Array.isArray(data.stages) ? data.stages.filter(isRow) : []
}

function overList(answer: Exchange, decide: (stages: Row[], answer: Exchange) => Judgement): Judgement {
  return overStages([answer], () => {
    const stages = listOf(answer)
    return stages.length === 0 ? missingIn('the attempt', 'stages', [answer]) : decide(stages, answer)
  })
}

/** When a stage began, in milliseconds since 1970; NaN where that is not shown. */
function began({ created_at: at }: Row): number {
  return typeof at === 'string' ? Date.parse(at) : Number.NaN
}

/** The stages that began last: several where moments are shown alike, the last of the list where none is shown. */
function newestOf(stages: Row[]): Row[] {
  const moments = stages.map(began)
  if (moments.some(Number.isNaN)) return stages.slice(-1)
  return stages.filter((_stage, at) => moments[at] === Math.max(...moments))
}

/** Whether stages stand in the order in which they began. Without two moments that differ it is untested. */
export function stagesInOrder(answer: Exchange): Judgement {
  return overList(answer, (stages, shown) => {
    const moments = stages.map(began).filter((moment) => !Number.isNaN(moment))
    if (moments.length < 2)
      return leftUntested('Fewer than two stages show when they began, so their order cannot be checked', [shown])
    if (new Set(moments).size === 1)
      return leftUntested('All stages show the same moment, so their order cannot be checked', [shown])
    const at = stages.findIndex((stage, index) => index > 0 && began(stage) < began(stages[index - 1] ?? {}))
    const names = stages.map(({ name }) => String(name))
    if (at === -1) return holds([shown])
    const place = `data.stages[${at}].created_at`
    return differs({ wanted: 'ascending created_at', got: names.join(', '), place }, [shown])
  })
}

export function finishEnds(answer: Exchange): Judgement {
  return overList(answer, (stages, shown) => {
    const newest = newestOf(stages).map(({ name }) => String(name))
    if (newest.includes('finish')) return holds([shown])
    const difference = { wanted: 'finish', got: newest.join(' or '), place: `data.stages[${stages.length - 1}].name` }
    return differs(difference, [shown])
  })
}

/**
 * Whether last_stage is the newest of the attempt's stages, and the list shows the same of it. An attempt that shows
 * none, or several stages that all began at one moment, leaves it untested.
 */
export function lastStageIsNewest(answer: Exchange): Judgement {
  return overList(answer, (stages, shown) => {
    const last = (dataOf(shown) as Row).last_stage
    if (!isRow(last)) return notShown('last_stage', 'the attempt', [shown])
    const newest = newestOf(stages)
    const got = labelOf(last)
    if (newest.length === stages.length && stages.length > 1)
      return leftUntested('All stages show the same moment, so their order cannot be checked', [shown])
    const same = newest.find((stage) => sameStage(stage, last))
    if (same) return showsTheSame(same, last, `data.stages[${stages.indexOf(same)}]`, shown)
    const wanted = `${newest.map(labelOf).join(' or ')}, the newest stage`
    return differs({ wanted, got, place: 'data.last_stage' }, [shown])
  })
}

function showsTheSame(stage: Row, last: Row, place: string, shown: Exchange): Judgement {
  const field = ['name', 'interactive_fields_names', 'interactive_html'].find(
    (one) => stage[one] !== undefined && last[one] !== undefined && !isDeepStrictEqual(stage[one], last[one]),
  )
  if (field === undefined) return holds([shown])
  const [wanted, got] = [`${jsonOrNothing(last[field])}, as last_stage has`, jsonOrNothing(stage[field])]
  return differs({ wanted, got, place: `${place}.${field}` }, [shown])
}

function labelOf({ id, name }: Row): string {
  return id === undefined ? String(name) : `${String(name)} (id ${String(id)})`
}

function sameStage(one: Row, other: Row): boolean {
  return one.id !== undefined && other.id !== undefined ? one.id === other.id : one.name === other.name
}
