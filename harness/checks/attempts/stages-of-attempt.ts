import { check } from '../answers/check.ts'
import { demandOptional, demandShown, demandKnown, demandSome, demandAccepted } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import { isDeepStrictEqual } from 'node:util'
import { jsonOrNothing } from '../../../core/exact-json.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { bodyOf, dataOf, isRow, type Row } from '../answers/answer.ts'
import { pick } from '../answers/pick.ts'

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

/** The same. @throws CheckStopped (inconclusive) for a refusal, a transport error and no stage at all */
function stagesShown(exchanges: readonly Exchange[]): Placed[] {
  demandAccepted(exchanges, 'stages')
  const stages = stagesIn(exchanges)
  demandSome(stages.length, 'stages', exchanges)
  return stages
}

/** Whether no stage of an attempt shows interactive_html, or null alone. */
export const showsNoHtml = check((exchanges: readonly Exchange[]) => {
  const stages = stagesShown(exchanges)
  const wrong = stages.find(({ stage }) => (stage.interactive_html ?? null) !== null)
  if (wrong === undefined) return holds(exchanges)
  const got = jsonOrNothing(wrong.stage.interactive_html)
  return differs({ wanted: 'null', got, place: `${wrong.place}.interactive_html` }, [wrong.exchange])
})

/** The stages of an attempt shown alone, in the order of the answer. @throws CheckStopped (inconclusive) as above */
function listOf(answer: Exchange): Row[] {
  stagesShown([answer])
  const data = dataOf(answer)
  const stages = isRow(data) && Array.isArray(data.stages) ? data.stages.filter(isRow) : []
  demandKnown(stages.length, 'stages', 'the attempt', [answer])
  return stages
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
export const stagesInOrder = check((answer: Exchange) => {
  const stages = listOf(answer)
  const moments = stages.map(began).filter((moment) => !Number.isNaN(moment))
  const seen = new Set(moments).size
  demandOptional(seen > 1, because('too-few', { seen, what: 'moment at which a stage began', least: 2 }))
  const at = stages.findIndex((stage, index) => index > 0 && began(stage) < began(stages[index - 1] ?? {}))
  const names = stages.map(({ name }) => String(name))
  if (at === -1) return holds([answer])
  const place = `data.stages[${at}].created_at`
  return differs({ wanted: 'ascending created_at', got: names.join(', '), place }, [answer])
})

/** Whether finish is the newest stage of an attempt that is over, and no other stage is called so. */
export const finishEnds = check((answer: Exchange) => {
  const stages = listOf(answer)
  const newest = newestOf(stages).map(({ name }) => String(name))
  const all = stages.flatMap(({ name }, at) => (name === 'finish' ? [at] : []))
  if (all.length > 1)
    return differs({ wanted: 'finish once', got: `${all.length} times`, place: `data.stages[${all[0]}].name` }, [
      answer,
    ])
  if (newest.includes('finish')) return holds([answer])
  const difference = { wanted: 'finish', got: newest.join(' or '), place: `data.stages[${stages.length - 1}].name` }
  return differs(difference, [answer])
})

/**
 * Whether last_stage is the newest of the attempt's stages, and the list shows the same of it. An attempt that shows
 * none, or several stages that all began at one moment, leaves it untested.
 */
export const lastStageIsNewest = check((answer: Exchange) => {
  const stages = listOf(answer)
  const last = (dataOf(answer) as Row).last_stage
  demandShown(isRow(last), 'last_stage', 'the attempt')
  const newest = newestOf(stages)
  const got = labelOf(last)
  const isClear = newest.length < stages.length || stages.length === 1
  demandOptional(isClear, because('too-few', { seen: 1, what: 'moment at which a stage began', least: 2 }))
  const same = newest.find((stage) => sameStage(stage, last))
  if (same) return showsTheSame(same, last, `data.stages[${stages.indexOf(same)}]`, answer)
  const wanted = `${newest.map(labelOf).join(' or ')}, the newest stage`
  return differs({ wanted, got, place: 'data.last_stage' }, [answer])
})

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
