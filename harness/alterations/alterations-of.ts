import type { ReceivedAnswer } from '../../core/exchange.ts'
import { isSuccess } from '../checks/answers/answer.ts'
import { changing, withJson } from './kit/altered-answer.ts'
import type { Alteration, Answered, Material, Target } from './kit/alteration.ts'
import { changedAt, everyEntry, lastEntry, type Path, pathText, placesIn, valueAt } from './kit/json-places.ts'
import { listKinds } from './kinds/list-kinds.ts'
import { notedAlterations } from './kinds/noted-kinds.ts'
import { outcomeKinds } from './kinds/outcome-kinds.ts'
import { headerAlterations, staleAnswers } from './kinds/stale-answer.ts'
import { unchanged, valueKinds } from './kinds/value-kinds.ts'

/** An alteration with how unlikely it is that the rows which are to be broken notice it; the least first. */
interface Ranked {
  alteration: Alteration
  rank: number
}

/** Answers of one route that came to the same, which one fault alters together. */
interface Group {
  target: Target
  answers: readonly Answered[]
  /** 0 for those on which the judgements rest. */
  rank: number
}

/** All alterations of what a check was given, those first that its rows are likeliest to notice. */
export function* alterationsOf(material: Material): Generator<Alteration> {
  const groups = groupsOf(material)
  const ranked = [
    ...groups.flatMap((group) => [
      ...outcomes(group, material),
      ...values(group, material),
      ...lists(group, material),
      ...stale(group),
      ...headers(group),
    ]),
    ...notedAlterations(material).map((alteration) => ({ alteration, rank: 1 })),
  ]
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

function groupsOf({ answers, decisive }: Material): Group[] {
  const byTarget = new Map<string, Answered[]>()
  // What was asked last is nearest to what is judged.
  for (const one of answers.toReversed()) {
    if (!one.exchange.answer) continue
    const key = `${one.at} ${isSuccess(one.exchange)}`
    byTarget.set(key, [one, ...(byTarget.get(key) ?? [])])
  }
  const ranks = new Map(decisive.map((id, at) => [id, at]))
  const rankOf = (own: readonly Answered[]) => Math.min(...own.map(({ exchange }) => ranks.get(exchange.id) ?? 1000))
  return [...byTarget.values()]
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((own, rank) => {
      const [first] = own as [Answered]
      return { target: { at: first.at, accepted: isSuccess(first.exchange) }, answers: own, rank }
    })
}

/** All answers of a group together, and where they are several its last, its first, and one in the middle alone. */
function targetsOf({ target, answers }: Group): Array<{ target: Target; sample: Answered; more: number }> {
  const last = answers.at(-1) as Answered
  if (answers.length === 1) return [{ target, sample: last, more: 0 }]
  const singles = [last, answers[0] as Answered, answers[Math.floor(answers.length / 2)] as Answered]
  return [
    { target, sample: last, more: 0 },
    ...[...new Set(singles)].map((sample, at) => ({
      target: { ...target, only: sample.number },
      sample,
      more: 1 + at,
    })),
  ]
}

function outcomes(group: Group, material: Material): Ranked[] {
  return outcomeKinds.flatMap(({ id, of }, at) =>
    targetsOf(group).flatMap(({ target, sample, more }) =>
      of(sample, material).map((altered, choice) => ({
        alteration: changing(id, target, () => altered, `${altered.status}`),
        rank: (group.target.accepted ? 5 : 0) + group.rank * 2 + at + more + choice,
      })),
    ),
  )
}

function values(group: Group, material: Material): Ranked[] {
  return pathsIn(group).flatMap((path) =>
    valueKinds.flatMap(({ id, of }, at) =>
      targetsOf(group).flatMap(({ target, sample, more }) =>
        waysOf(path).flatMap((way, one) => {
          const change = (found: unknown) => {
            const changed = of(found, path.at(-1) ?? '')
            return changed === unchanged ? found : changed
          }
          const alter = (json: unknown) => changedAt(json, way, change)
          if (alter(sample.exchange.answer?.json) === undefined) return []
          const alteration = changing(
            id,
            target,
            (answer) => {
              const json = alter(answer.json)
              return json === undefined ? undefined : withJson(answer, json)
            },
            pathText(way),
          )
          return { alteration, rank: rankOfPath(path, material) + group.rank * 2 + at / 2 + more + one }
        }),
      ),
    ),
  )
}

/** Every row, and the last one alone. */
function waysOf(path: Path): Path[] {
  const at = path.lastIndexOf(everyEntry)
  return at === -1 ? [path] : [path, path.with(at, lastEntry)]
}

/** A field that the row speaks of is likelier to matter. */
function rankOfPath(path: Path, { words }: Material): number {
  return path.some((key) => words.has(key)) ? 0 : 6
}

function pathsIn({ answers }: Group): Path[] {
  const found = new Map<string, Path>()
  for (const { exchange } of answers.slice(-3)) {
    for (const path of placesIn(exchange.answer?.json)) found.set(path.join('\n'), path)
  }
  return [...found.values()]
}

function lists(group: Group, material: Material): Ranked[] {
  const paths = pathsIn(group).filter((path) =>
    group.answers.some(({ exchange }) => Array.isArray(valueAt(exchange.answer?.json, path))),
  )
  return paths.flatMap((path) =>
    listKinds.flatMap(({ id, of }, at) =>
      targetsOf(group).map(({ target, more }) => ({
        alteration: changing(
          id,
          target,
          (answer, answered) => {
            const others = othersAt(answered, path, material)
            const json = changedAt(answer.json, path, (found) => {
              const changed = Array.isArray(found) ? of(found, others) : unchanged
              return changed === unchanged ? found : changed
            })
            return json === undefined ? undefined : withJson(answer, json)
          },
          pathText(path),
        ),
        rank: (path.length === 1 ? 0 : 4) + group.rank * 2 + at + more,
      })),
    ),
  )
}

/** The rows at the same place of the first other list of the same route. */
function othersAt({ at, exchange }: Answered, path: Path, { answers, elsewhere }: Material): readonly unknown[] {
  for (const one of [...answers, ...elsewhere]) {
    if (one.at !== at || one.exchange.id === exchange.id || one.exchange.request.url === exchange.request.url) continue
    const rows = valueAt(one.exchange.answer?.json, path)
    if (Array.isArray(rows) && rows.length > 0) return rows
  }
  return []
}

function stale(group: Group): Ranked[] {
  if (group.answers.length === 1) return []
  return (['address', 'route'] as const).map((by, at) => ({
    alteration: staleAnswers(group.target, by),
    rank: group.rank * 2 + 2 + at,
  }))
}

function headers(group: Group): Ranked[] {
  const last = group.answers.at(-1) as Answered
  return headerAlterations(group.target, last).map((alteration) => ({ alteration, rank: 8 + group.rank * 2 }))
}
