import { inconclusive, type Judgement, type PlacesSeen } from '../../core/judgement.ts'
import { because } from '../reasons/because.ts'

/** A judgement of a rule at one of its places. */
export interface AtPlace {
  place: string
  /** Whether the documents say that the rule holds there, or it only follows. */
  level: 'stated' | 'implied'
  judgement: Judgement
}

/** The finding that decides, the first before the others: a rule needs all of its parts, and each place shows it alone. */
const decisive = {
  parts: ['broken', 'inconclusive', 'untested', 'held', 'noted'],
  places: ['broken', 'held', 'noted', 'inconclusive', 'untested'],
} as const

/** Reasons of a place that shows too little for a rule; another one may show enough. */
const tooLittle = new Set(['list-too-short', 'nothing-to-check'])

/**
 * The parts of one rule as one judgement: the first with the decisive finding, with the evidence of all that found the
 * same. Inconclusive without parts.
 */
export function asOne(parts: readonly Judgement[]): Judgement {
  const finding = decisive.parts.find((one) => parts.some((part) => part.finding === one))
  const same = parts.filter((part) => part.finding === finding)
  const [first] = same
  if (!first) return inconclusive(because('nothing-to-check', { what: 'answers' }))
  return { ...first, evidence: [...new Set(same.flatMap(({ evidence }) => evidence))] }
}

/**
 * One rule over all of its places, which `what` names in the plural: broken where any place breaks it, first of all one
 * where it is stated; held over the places that could be evaluated. Where none could, it is inconclusive, or untested if
 * the target need not show any.
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
  const named = (some: readonly AtPlace[]) =>
    some.map(({ place, judgement: { reason } }) => because('at-place', { place, reason }))
  const counts = { what, judged: judged.length, all: found.length, missed: named(left) }
  const worst = broken.find(({ level }) => level === 'stated') ?? broken[0]
  if (worst) {
    const { place, level, judgement } = worst
    const also = broken.filter((one) => one !== worst).map((one) => one.place)
    const reason = because('broken-at-place', { ...counts, place, reason: judgement.reason, also })
    return { ...judgement, reason, places, ...(level === 'implied' && { atMost: 'implied' }) }
  }
  const first = decisive.places.find((one) => having(one).length > 0) ?? 'untested'
  const finding = judged.length === 0 && isLeftOpen(left) ? 'untested' : first
  const evidence = (judged.length > 0 ? judged : left).flatMap(({ judgement }) => judgement.evidence)
  const reason =
    judged.length === 0
      ? because('no-place-judged', counts)
      : because('held-at-places', { ...counts, parts: named(judged) })
  return { finding, reason, evidence, places }
}

/** Whether all places that were looked at show too little, and the depth of the run left others. */
function isLeftOpen(left: readonly AtPlace[]): boolean {
  const codes = left.map(({ judgement: { reason } }) => reason.code)
  const isLeft = (code: string) => code === 'place-left-by-depth'
  return codes.some(isLeft) && codes.every((code) => isLeft(code) || tooLittle.has(code))
}
