import { jsonText, parseJson } from '../../../core/exact-json.ts'
import type { Alteration, AlterationKind, Material } from '../kit/alteration.ts'
import { changedAt, pathText, placesIn } from '../kit/json-places.ts'
import { atNoted } from './page-kinds.ts'
import { changeBy, valueKinds } from './value-kinds.ts'

interface Callback {
  kind: string
  body: string
  headers: unknown
}

const lost: AlterationKind = { id: 'callback-lost', sentence: 'A callback does not come.' }
const doubled: AlterationKind = { id: 'callback-doubled', sentence: 'A callback comes twice.' }
const unasked: AlterationKind = { id: 'callback-unasked', sentence: 'A callback comes that must not come.' }
const unsigned: AlterationKind = { id: 'callback-unsigned', sentence: 'A callback has no signature.' }
const altered: AlterationKind = {
  id: 'callback-changed',
  sentence: 'A callback was changed after it was signed.',
}

export const callbackKinds: readonly AlterationKind[] = [lost, doubled, unasked, unsigned, altered]

const received = 'callbacks received'

/** Which of the check's callbacks are altered. */
interface Place {
  text: string
  has: (callback: Callback, at: number, all: readonly Callback[]) => boolean
}

/**
 * Alterations of a check's callbacks: of all, of the first of each kind for each login, and of each. With many workers
 * a check also receives callbacks of others, so a single one is rarely its own.
 */
export function callbackAlterations({ noted }: Material): Alteration[] {
  const values = noted.flatMap(({ kind, value }) =>
    kind === received && Array.isArray(value) ? [value as Callback[]] : [],
  )
  const longest = values.toSorted((one, other) => other.length - one.length)[0] ?? []
  if (longest.length === 0) return []
  const kinds = [...new Set(longest.map(({ kind }) => kind))]
  const several: Place[] = [
    { text: 'every callback', has: () => true },
    ...kinds.map((kind) => ({ text: `first ${kind} callback of each login`, has: isFirstOf(kind) })),
  ]
  const single = longest.map((_one, at): Place => ({ text: `callback ${at + 1}`, has: (_callback, own) => own === at }))
  const changeAt = (
    { text, has }: Place,
    { id }: AlterationKind,
    change: (callback: Callback) => Callback[],
    part = '',
  ) =>
    atNoted(id, `${text}${part}`, received, (value) =>
      (value as Callback[]).flatMap((callback, at, all) => (has(callback, at, all) ? change(callback) : [callback])),
    )
  const changesAt = (some: readonly Place[]) => [
    ...some.flatMap((place) => wholeChanges.map(({ kind, change }) => changeAt(place, kind, change))),
    ...some.flatMap((place) =>
      bodyChanges(longest.filter(place.has)).map(({ part, change }) =>
        changeAt(place, altered, (callback) => [{ ...callback, body: change(callback.body) }], part),
      ),
    ),
  ]
  return [...changesAt(several), ...changesAt(single)]
}

function isFirstOf(kind: string): Place['has'] {
  return (callback, at, all) =>
    callback.kind === kind && all.findIndex((one) => one.kind === kind && loginOf(one) === loginOf(callback)) === at
}

function loginOf({ body }: Callback): string {
  const { login_id, connection_id } = (parseJson(body) as { data?: Record<string, unknown> } | undefined)?.data ?? {}
  return String(login_id ?? connection_id)
}

const wholeChanges: ReadonlyArray<{ kind: AlterationKind; change: (callback: Callback) => Callback[] }> = [
  { kind: lost, change: () => [] },
  { kind: doubled, change: (callback) => [callback, callback] },
  { kind: unasked, change: (callback) => [callback, { ...callback, body: withMore(callback.body) }] },
  { kind: unsigned, change: (callback) => [{ ...callback, headers: withoutSignature(callback.headers) }] },
  { kind: altered, change: (callback) => [{ ...callback, body: spoiled(callback.body) }] },
]

function bodyChanges(callbacks: readonly Callback[]): Array<{ part: string; change: (body: string) => string }> {
  const paths = new Map(
    callbacks.flatMap(({ body }) => placesIn(parseJson(body)).map((path) => [path.join('\n'), path] as const)),
  )
  return [...paths.values()].flatMap((path) =>
    valueKinds.map((kind) => ({
      part: `, ${pathText(path)} (${kind.id})`,
      change: (body: string) => {
        const json = changedAt(parseJson(body), path, changeBy(kind, path))
        return json === undefined ? body : jsonText(json)
      },
    })),
  )
}

function spoiled(body: string): string {
  return body.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10))
}

function withMore(body: string): string {
  return body.replace(/\}\s*$/, ',"again":true}')
}

function withoutSignature(headers: unknown): unknown {
  if (!Array.isArray(headers)) return headers
  return headers.filter((one) => !(Array.isArray(one) && String(one[0]).toLowerCase() === 'signature'))
}
