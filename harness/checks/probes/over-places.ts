import type { Judgement, PlacesSeen } from '../../../core/judgement.ts'
import { because } from '../../reasons/because.ts'

/** What came of evaluating a rule at one place. */
export interface AtPlace {
  place: string
  /** Whether the documents say that the rule holds there, or it only follows. */
  level: 'stated' | 'implied'
  judgement: Judgement
}

/** What a place says that shows too little for a rule; another one may show enough. */
const tooLittle = new Set(['list-too-short', 'nothing-to-check'])

/**
 * One rule over all places where it holds: broken where any place breaks it, first of all one where it is stated; held over
 * the places that could be evaluated. Where none could, it is inconclusive, or untested if the target need not show any.
 * `what` names the places in the plural.
 */
export function overPlaces(what: string, found: readonly AtPlace[]): Judgement {
  const having = (...findings: Array<Judgement['finding']>) =>
    found.filter(({ judgement }) => findings.includes(judgement.finding))
  const broken = having('broken')
  const judged = having('broken', 'held', 'noted')
  const left = having('inconclusive', 'untested')
  const places: PlacesSeen = {
    what,
    judged: judged.map(({ place }) => place),
    broken: broken.map(({ place }) => place),
    missed: left.map(({ place, judgement: { reason } }) => ({ place, reason })),
  }
  const missed = left.map(({ place, judgement: { reason } }) => because('at-place', { place, reason }))
  const counts = { what, judged: judged.length, all: found.length, missed }
  const worst = broken.find(({ level }) => level === 'stated') ?? broken[0]
  if (worst) {
    const { place, level, judgement } = worst
    const also = broken.filter((one) => one !== worst).map((one) => one.place)
    const reason = because('broken-at-place', { ...counts, place, reason: judgement.reason, also })
    return { ...judgement, reason, places, ...(level === 'implied' && { atMost: 'implied' }) }
  }
  const evidence = (judged.length > 0 ? judged : left).flatMap(({ judgement }) => judgement.evidence)
  const finding = (['held', 'noted', 'inconclusive'] as const).find((one) => having(one).length > 0) ?? 'untested'
  if (judged.length === 0)
    return {
      finding: isLeftOpen(left) ? 'untested' : finding,
      reason: because('no-place-judged', counts),
      evidence,
      places,
    }
  const parts = judged.map(({ place, judgement: { reason } }) => because('at-place', { place, reason }))
  return { finding, reason: because('held-at-places', { ...counts, parts }), evidence, places }
}

/** Whether the places that were looked at show too little, and the depth of the run left others. */
function isLeftOpen(left: readonly AtPlace[]): boolean {
  const codes = left.map(({ judgement: { reason } }) => reason.code)
  const isLeft = (code: string) => code === 'place-left-by-depth'
  return codes.some(isLeft) && codes.every((code) => isLeft(code) || tooLittle.has(code))
}
