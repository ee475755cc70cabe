import type { ReceivedAnswer } from '../../core/exchange.ts'
import { changing, withJson } from './kit/altered-answer.ts'
import type { Alteration, Answered, Material } from './kit/alteration.ts'
import { groupsOf, targetsOf, type Group, type Ranked } from './kit/group.ts'
import { callbackAlterations } from './kinds/callback-kinds.ts'
import { fetchKinds } from './kinds/fetch-kinds.ts'
import { limitAlterations } from './kinds/limit-kinds.ts'
import { orderAlterations } from './kinds/order-kinds.ts'
import { outcomeKinds, type OutcomeKind } from './kinds/outcome-kinds.ts'
import { pageAlterations } from './kinds/page-kinds.ts'
import { requestKinds } from './kinds/request-kinds.ts'
import { headerAlterations, staleAnswers } from './kinds/stale-answer.ts'
import { listAlterations, valueAlterations } from './value-alterations.ts'
import { isFields } from '../../core/fields.ts'
import { isSuccess } from '../checks/answers/answer.ts'

/** Answers as another version of the interface does. */
const otherVersion: OutcomeKind = {
  id: 'answers-in-another-version',
  of: ({ name, exchange }, { otherVersions = [] }) =>
    isSuccess(exchange)
      ? otherVersions.flatMap((one) => (one.name === name && one.exchange.answer ? [one.exchange.answer] : []))
      : [],
}

/** Rules name their own field first. */
const mostFields = 4

/** Adds a field that a requirement names and the server does not show, such as one of another version. */
const fieldAdded: OutcomeKind = {
  id: 'adds-a-field',
  of: ({ exchange }, { words }) => {
    const { answer } = exchange
    const names = [...words].filter((word) => /^[a-z]+(?:_[a-z]+)+$/.test(word)).slice(0, mostFields)
    return answer && isSuccess(exchange) ? names.flatMap((name) => withField(answer, name) ?? []) : []
  },
}

function withField(answer: ReceivedAnswer, name: string): ReceivedAnswer | undefined {
  const { json } = answer
  if (!isFields(json)) return undefined
  const added = (one: unknown) => (isFields(one) && !Object.hasOwn(one, name) ? { ...one, [name]: '900001' } : one)
  const { data } = json
  if (!Array.isArray(data) && !isFields(data)) return undefined
  return withJson(answer, { ...json, data: Array.isArray(data) ? data.map(added) : added(data) })
}

/** Rules rarely notice the refusal of an accepted request, unless they are about acceptance. */
const leastSaid = 5
/** What is rarely noticed comes after each alteration of a value. */
const rarelyNoticed = 8
/** Alterations that a schema forbids for one of the rules come first, unless they are far from the evaluated answers. */
const ahead = 10
const acceptance = ['accept', 'accepts', 'accepted', 'connect', 'connects', 'works']

/**
 * All alterations of what a check received. Those that a schema forbids for one of its rules come first, then those
 * that the rules most likely notice.
 */
export function* alterationsOf(material: Material): Generator<Alteration> {
  const ranked = [
    ...groupsOf(material).flatMap((group) => [
      ...outcomes(group, material),
      ...askedFor(group, material),
      ...fetches(group),
      ...valueAlterations(group, material),
      ...listAlterations(group, material),
      ...stale(group),
      ...ordered(group, material),
      ...limited(group, material),
      ...headers(group),
    ]),
    ...[...callbackAlterations(material), ...pageAlterations(material)].map((alteration, at) => ({
      alteration,
      rank: at / 60,
    })),
  ]
  for (const one of ranked) {
    const breaks = (one.alteration.breaks ?? []).filter((row) => material.rows.has(row))
    one.alteration = { ...one.alteration, breaks }
    if (breaks.length > 0) one.rank -= ahead
  }
  ranked.sort((one, other) => one.rank - other.rank)
  for (const { alteration } of ranked) if (altersAny(alteration, material)) yield alteration
}

function altersAny(alteration: Alteration, { answers, noted }: Material): boolean {
  const altering = alteration.begin()
  return (
    answers.some((one) => isOther(one.exchange.answer, altering.answer(one).answer)) ||
    noted.some((one) => altering.noted(one) !== one.value)
  )
}

function isOther(before: ReceivedAnswer | undefined, after: ReceivedAnswer | undefined): boolean {
  if (before === after) return false
  return before?.status !== after?.status || before?.body !== after?.body || before?.headers !== after?.headers
}

function outcomes(group: Group, material: Material): Ranked[] {
  const speaksOf = acceptance.some((word) => material.words.has(word))
  const isLate = group.target.accepted && group.target.at !== undefined && !speaksOf
  const late = isLate ? leastSaid : 0
  return [...outcomeKinds, fieldAdded, otherVersion].flatMap(({ id, of }, at) =>
    targetsOf(group).flatMap(({ target, sample, more }) =>
      of(sample, material).map((altered, choice) => ({
        // On every route, each answer is altered according to its own route.
        alteration: changing(
          id,
          target,
          (_answer, answered) => (target.at === undefined ? of(answered, material)[choice] : altered),
          `${altered.status}`,
        ),
        rank: late + group.rank + (at + choice) / 2 + more,
      })),
    ),
  )
}

/** The given-back part of the request differs for each answer. */
function askedFor(group: Group, material: Material): Ranked[] {
  return requestKinds.flatMap(({ id, of }, at) =>
    targetsOf(group).map(({ target, more }) => ({
      alteration: changing(id, target, (_answer, answered) => of(answered, material)[0]),
      rank: group.rank + at + more,
    })),
  )
}

function fetches(group: Group): Ranked[] {
  return fetchKinds.flatMap(({ id, of }, at) =>
    targetsOf(group).map(({ target, more }) => ({
      alteration: changing(id, target, of),
      rank: group.rank + at + more / 2,
    })),
  )
}

function stale({ answers, target, rank }: Group): Ranked[] {
  if (answers.length === 1) return []
  return (['address', 'route'] as const).map((by, at) => ({
    alteration: staleAnswers(target, by),
    rank: rank + 2 + at,
  }))
}

/** Replaces an answer by another one of the same check. */
function ordered({ target, rank }: Group, material: Material): Ranked[] {
  return orderAlterations(target, material).map((alteration, at) => ({ alteration, rank: rank + 3 + at }))
}

function limited({ target, rank }: Group, material: Material): Ranked[] {
  if (!target.accepted || !material.words.has('limit')) return []
  return limitAlterations(target, material).map((alteration, at) => ({ alteration, rank: rank + at / 2 }))
}

function headers({ answers, target, rank }: Group): Ranked[] {
  const last = answers.at(-1) as Answered
  return headerAlterations(target, last).map((alteration) => ({ alteration, rank: rarelyNoticed + rank }))
}
