import type { ReceivedAnswer } from '../../core/exchange.ts'
import { isSuccess } from '../checks/answers/answer.ts'
import { changing, withJson } from './kit/altered-answer.ts'
import type { Answered, Material } from './kit/alteration.ts'
import { targetsOf, type Group, type Ranked } from './kit/group.ts'
import type { KindOfFault } from '../../faults/catalogue.ts'
import {
  changedAt,
  everyEntry,
  lastEntry,
  pathText,
  placesIn,
  valueAt,
  type ChangeAt,
  type Path,
} from '../../faults/places.ts'
import { valueKinds } from './kinds/value-kinds.ts'
import { allowedKindOf, isShapeKind } from './shapes/shape-kinds.ts'
import { shapesOf, type Shapes } from './shapes/shapes-of.ts'
import { jsonText } from '../../core/exact-json.ts'
import { changeTo } from '../../faults/value-changes.ts'

/** A kind of alteration of a list's rows; `others` are rows of other lists of the same route. */
interface ListKind {
  id: KindOfFault
  of: (rows: readonly unknown[], others: readonly unknown[]) => unknown
}

const words = ['without-first', 'without-last', 'first-twice', 'backwards'] as const

const listKinds: readonly ListKind[] = [
  ...words.map((word) => {
    const change = changeTo(word)
    return { id: `shows-as-${word}` as const, of: (rows: readonly unknown[]) => change(rows, '') }
  }),
  {
    id: 'shows-a-row-of-another',
    of: (rows, others) => {
      const known = new Set(rows.map(jsonText))
      const strange = others.filter((row) => !known.has(jsonText(row)))
      return strange.length > 0 ? [...rows, strange[0]] : rows
    },
  },
  {
    id: 'shows-the-rows-of-another',
    of: (rows, others) => (others.length > 0 ? others : rows),
  },
]

/** The rank added to a field that the rows do not name. */
const beside = 6
/** The rows of a list are alike, and each is a trial. */
const mostSamples = 3

/** Each value in the bodies of a group, changed in each way that applies; ways that its schema forbids come first. */
export function valueAlterations(group: Group, material: Material): Ranked[] {
  const shapes = shapesOf(samplesOf(group))
  const bodies = bodiesOf(group)
  return [
    ...shapes.breakages.flatMap((one) =>
      changesAt(one.path, { kind: one.kind, breaks: one.breaks, change: () => one.to }, group, material),
    ),
    ...pathsIn(group).flatMap((path) => changesByHand(path, { shapes, bodies, group }, material)),
  ]
}

/** The changes of values without a schema, and those that keep the value's shape. */
function changesByHand(
  path: Path,
  { shapes, bodies, group }: { shapes: Shapes; bodies: readonly unknown[]; group: Group },
  material: Material,
): Ranked[] {
  const values = bodies.map((body) => valueAt(body, path))
  const key = path.at(-1) ?? ''
  const kinds = valueKinds.filter(({ of }) => values.some((one) => one !== undefined && of(one, key) !== one))
  return kinds.flatMap((one, at) => {
    const kind = kindOf(one.id, path, shapes)
    return kind === undefined ? [] : changesAt(path, { kind, change: one.of, rank: at / 2 }, group, material)
  })
}

/** The kind of the change; undefined where the schema already gives the change. */
function kindOf(id: KindOfFault, path: Path, shapes: Shapes): KindOfFault | undefined {
  if (!isShapeKind(id) || !shapes.describe(path)) return id
  return shapes.forbid(id, path) ? undefined : allowedKindOf(id)
}

interface ValueChange {
  kind: KindOfFault
  change: ChangeAt
  breaks?: readonly string[]
  rank?: number
}

function changesAt(
  path: Path,
  { kind, change, breaks, rank = 0 }: ValueChange,
  group: Group,
  material: Material,
): Ranked[] {
  return targetsOf(group).flatMap(({ target, more }) =>
    waysOf(path).map((way, one) => {
      const changed = (answer: ReceivedAnswer) => {
        const json = changedAt(answer.json, way, change)
        return json === undefined ? undefined : withJson(answer, json)
      }
      const alteration = {
        ...changing(kind, target, changed, pathText(way)),
        field: fieldsOf(path),
        ...(breaks && { breaks }),
      }
      return { alteration, rank: rankOfPath(path, material) + group.rank + rank + more + one }
    }),
  )
}

/** The rows of each list in the bodies of a group, changed in each way. */
export function listAlterations(group: Group, material: Material): Ranked[] {
  const bodies = bodiesOf(group)
  const isList = (path: Path) => bodies.some((body) => Array.isArray(valueAt(body, path)))
  return pathsIn(group)
    .filter(isList)
    .flatMap((path) =>
      listKinds.flatMap(({ id, of }, at) =>
        targetsOf(group).map(({ target, more }) => ({
          alteration: {
            field: fieldsOf(path),
            ...changing(
              id,
              target,
              (answer, answered) => {
                const others = othersAt(answered, path, material)
                const json = changedAt(answer.json, path, (found) => (Array.isArray(found) ? of(found, others) : found))
                return json === undefined ? undefined : withJson(answer, json)
              },
              pathText(path),
            ),
          },
          rank: (path.length === 1 ? 0 : 4) + group.rank + at + more,
        })),
      ),
    )
}

/** Every row, and the last row alone. */
function waysOf(path: Path): Path[] {
  const at = path.lastIndexOf(everyEntry)
  return at === -1 ? [path] : [path, path.with(at, lastEntry)]
}

function rankOfPath(path: Path, { words }: Material): number {
  return words.has(fieldOf(path)) ? 0 : beside
}

function fieldsOf(path: Path): string {
  return path.filter((one) => one !== everyEntry).join('.')
}

function fieldOf(path: Path): string {
  return path.findLast((one) => one !== everyEntry) ?? ''
}

function samplesOf({ answers, target }: Group): readonly Answered[] {
  return target.at === undefined ? answers : answers.slice(-mostSamples)
}

/** The parsed bodies, kept here because a long answer is parsed again at each reading. */
function bodiesOf({ answers }: Group): unknown[] {
  return answers.map(({ exchange }) => exchange.answer?.json)
}

function pathsIn(group: Group): Path[] {
  const found = new Map<string, Path>()
  for (const { exchange } of samplesOf(group))
    for (const path of placesIn(exchange.answer?.json)) found.set(path.join('\n'), path)
  return [...found.values()]
}

/** The rows at the same place in the first other list of the route. */
function othersAt({ at, exchange }: Answered, path: Path, { answers, elsewhere }: Material): readonly unknown[] {
  for (const one of [...answers, ...elsewhere]) {
    if (one.at !== at || !isSuccess(one.exchange) || one.exchange.request.url === exchange.request.url) continue
    const rows = valueAt(one.exchange.answer?.json, path)
    if (Array.isArray(rows) && rows.length > 0) return rows
  }
  return []
}
