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
  const all = (at: number) => (at === -1 ? 'every callback' : `callback ${at + 1}`)
  const places = [-1, ...Array.from({ length: most }, (_one, at) => at)]
  return places.flatMap((at) => {
    const is = (own: number) => at === -1 || own === at
    const one = ({ id }: AlterationKind, change: (callback: Callback) => Callback[], part = '') =>
      atNoted(id, `${all(at)}${part}`, received, (value) =>
        (value as Callback[]).flatMap((callback, own) => (is(own) ? change(callback) : [callback])),
      )
    return [
      one(lost, () => []),
      one(doubled, (callback) => [callback, callback]),
      one(unasked, (callback) => [callback, { ...callback, body: withMore(callback.body) }]),
      one(unsigned, (callback) => [{ ...callback, headers: withoutSignature(callback.headers) }]),
      one(altered, (callback) => [{ ...callback, body: spoiled(callback.body) }], ', one digit'),
      ...bodyChanges(longest.filter((_callback, own) => is(own))).map(({ part, change }) =>
        one(altered, (callback) => [{ ...callback, body: change(callback.body) }], part),
      ),
    ]
  })
}

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
