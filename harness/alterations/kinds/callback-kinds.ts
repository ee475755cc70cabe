import { jsonText, parseJson } from '../../../core/exact-json.ts'
import type { Alteration, AlterationKind, Material } from '../kit/alteration.ts'
import { changedAt, pathText, placesIn } from '../kit/json-places.ts'
import { atNoted } from './page-kinds.ts'
import { changeBy, valueKinds } from './value-kinds.ts'

interface Callback {
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

/** Kinds of alteration of callbacks. */
export const callbackKinds: readonly AlterationKind[] = [lost, doubled, unasked, unsigned, altered]

const received = 'callbacks received'

/** Alterations of the callbacks that a check was given: of all of them, and of each. */
export function callbackAlterations({ noted }: Material): Alteration[] {
  const values = noted.flatMap(({ kind, value }) =>
    kind === received && Array.isArray(value) ? [value as Callback[]] : [],
  )
  const most = Math.max(0, ...values.map(({ length }) => length))
  if (most === 0) return []
  const longest = values.find(({ length }) => length === most) ?? []
  const places = [-1, ...longest.keys()]
  const changeAt = (at: number, { id }: AlterationKind, change: (callback: Callback) => Callback[], part = '') =>
    atNoted(id, `${at === -1 ? 'every callback' : `callback ${at + 1}`}${part}`, received, (value) =>
      (value as Callback[]).flatMap((callback, own) => (at === -1 || own === at ? change(callback) : [callback])),
    )
  return [
    ...places.flatMap((at) => wholeChanges.map(({ kind, change }) => changeAt(at, kind, change))),
    ...places.flatMap((at) =>
      bodyChanges(longest.filter((_callback, own) => at === -1 || own === at)).map(({ part, change }) =>
        changeAt(at, altered, (callback) => [{ ...callback, body: change(callback.body) }], part),
      ),
    ),
  ]
}

/** What happens to a callback as a whole. */
const wholeChanges: ReadonlyArray<{ kind: AlterationKind; change: (callback: Callback) => Callback[] }> = [
  { kind: lost, change: () => [] },
  { kind: doubled, change: (callback) => [callback, callback] },
  { kind: unasked, change: (callback) => [callback, { ...callback, body: withMore(callback.body) }] },
  { kind: unsigned, change: (callback) => [{ ...callback, headers: withoutSignature(callback.headers) }] },
  { kind: altered, change: (callback) => [{ ...callback, body: spoiled(callback.body) }] },
]

/** Each change of a field of these bodies. */
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
