import { jsonText, parseJson } from '../../../core/exact-json.ts'
import type { KindOfFault } from '../../../faults/catalogue.ts'
import type { Alteration, Material } from '../kit/alteration.ts'
import { changedAt, pathText, placesIn } from '../../../faults/places.ts'
import { atNoted } from './page-kinds.ts'
import { valueKinds } from './value-kinds.ts'

interface Callback {
  kind: string
  body: string
  headers: unknown
}

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
  const changeAt = ({ text, has }: Place, id: KindOfFault, change: (callback: Callback) => Callback[], part = '') =>
    atNoted(id, `${text}${part}`, received, (value) =>
      (value as Callback[]).flatMap((callback, at, all) => (has(callback, at, all) ? change(callback) : [callback])),
    )
  const changesAt = (some: readonly Place[]) => [
    ...some.flatMap((place) => wholeChanges.map(({ kind, change }) => changeAt(place, kind, change))),
    ...some.flatMap((place) =>
      bodyChanges(longest.filter(place.has)).map(({ part, change }) =>
        changeAt(
          place,
          'changes-a-signed-callback',
          (callback) => [{ ...callback, body: change(callback.body) }],
          part,
        ),
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

const wholeChanges: ReadonlyArray<{ kind: KindOfFault; change: (callback: Callback) => Callback[] }> = [
  { kind: 'sends-no-callback', change: () => [] },
  { kind: 'sends-a-callback-twice', change: (callback) => [callback, callback] },
  {
    kind: 'sends-a-callback-unasked',
    change: (callback) => [callback, { ...callback, body: withMore(callback.body) }],
  },
  { kind: 'signs-no-callback', change: (callback) => [{ ...callback, headers: withoutSignature(callback.headers) }] },
  { kind: 'changes-a-signed-callback', change: (callback) => [{ ...callback, body: spoiled(callback.body) }] },
]

function bodyChanges(callbacks: readonly Callback[]): Array<{ part: string; change: (body: string) => string }> {
  const paths = new Map(
    callbacks.flatMap(({ body }) => placesIn(parseJson(body)).map((path) => [path.join('\n'), path] as const)),
  )
  return [...paths.values()].flatMap((path) =>
    valueKinds.map((kind) => ({
      part: `, ${pathText(path)} (${kind.id})`,
      change: (body: string) => {
        const json = changedAt(parseJson(body), path, kind.of)
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
