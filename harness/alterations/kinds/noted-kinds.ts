import type { Alteration, AlterationKind, Material, Noted } from '../kit/alteration.ts'
import { changedAt, pathText, placesIn } from '../kit/json-places.ts'
import { unchanged, valueKinds } from './value-kinds.ts'

const callbackLost: AlterationKind = { id: 'callback-lost', sentence: 'A callback does not come.' }
const callbackDoubled: AlterationKind = { id: 'callback-doubled', sentence: 'A callback comes twice.' }
const callbackChanged: AlterationKind = {
  id: 'callback-changed',
  sentence: 'A callback was changed after it was signed.',
}
const pageChanged: AlterationKind = {
  id: 'page-changed',
  sentence: 'A hosted page shows something else, or leads elsewhere.',
}

/** Kinds of alteration of what a check is given beside answers. */
export const notedKinds: readonly AlterationKind[] = [callbackLost, callbackDoubled, callbackChanged, pageChanged]

interface ReceivedCallback {
  body: string
  headers: unknown
}

/** Alterations of callbacks, and of what a browser saw. */
export function notedAlterations({ noted }: Material): Alteration[] {
  const callbacks = noted.filter(({ kind, value }) => kind === 'callbacks received' && Array.isArray(value))
  const most = Math.max(0, ...callbacks.map(({ value }) => (value as unknown[]).length))
  const pages = noted.filter(({ kind }) => kind === 'hosted page' || kind === 'return address')
  return [
    ...Array.from({ length: most }, (_one, at) => callbackAlterations(at)).flat(),
    ...(most > 0 ? [atKind(callbackLost.id, 'every callback', 'callbacks received', () => [])] : []),
    ...[...new Set(pages.map(({ kind }) => kind))].flatMap((kind) => pageAlterations(kind, pages)),
  ]
}

function callbackAlterations(at: number): Alteration[] {
  const place = `callback ${at + 1}`
  const one = (kind: string, change: (all: ReceivedCallback[]) => unknown, part = '') =>
    atKind(kind, `${place}${part}`, 'callbacks received', (value) => change(value as ReceivedCallback[]))
  return [
    one(callbackLost.id, (all) => all.filter((_callback, own) => own !== at)),
    one(callbackDoubled.id, (all) => all.flatMap((callback, own) => (own === at ? [callback, callback] : [callback]))),
    one(
      callbackChanged.id,
      (all) => all.map((callback, own) => (own === at ? { ...callback, body: spoiled(callback.body) } : callback)),
      ', a number in its body',
    ),
    ...fieldsOfCallback.map((name) =>
      one(
        callbackChanged.id,
        (all) =>
          all.map((callback, own) => (own === at ? { ...callback, body: withOther(callback.body, name) } : callback)),
        `, ${name}`,
      ),
    ),
    one(
      callbackChanged.id,
      (all) => all.map((callback, own) => (own === at ? { ...callback, headers: [] } : callback)),
      ', its headers',
    ),
  ]
}

const fieldsOfCallback = [
  'stage',
  'login_id',
  'connection_id',
  'customer_id',
  'error_class',
  'data',
  'meta',
  'html',
  'session_expires_at',
  'custom_fields',
  'payment_id',
  'status',
]

function spoiled(body: string): string {
  return body.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10))
}

function withOther(body: string, name: string): string {
  return body.replaceAll(
    new RegExp(`"${name}":\\s*("(?:[^"\\\\]|\\\\.)*"|\\d+|null|true|false|(?=[{[]))`, 'g'),
    (whole, value: string) => (value === '' ? whole.replace(name, `${name}_x`) : `"${name}":"other"`),
  )
}

function pageAlterations(kind: string, pages: readonly Noted[]): Alteration[] {
  const values = pages.filter((one) => one.kind === kind).map(({ value }) => value)
  const paths = new Map(values.flatMap((value) => placesIn(value).map((path) => [path.join('\n'), path] as const)))
  return [...paths.values()].flatMap((path) =>
    valueKinds.flatMap((change) => {
      const key = path.at(-1) ?? ''
      const applies = values.some(
        (value) => changedAt(value, path, (found) => keptUnless(change.of(found, key), found)) !== undefined,
      )
      if (!applies) return []
      return atKind(
        pageChanged.id,
        `${kind}, ${pathText(path)} (${change.id})`,
        kind,
        (value) => changedAt(value, path, (found) => keptUnless(change.of(found, key), found)) ?? value,
      )
    }),
  )
}

function keptUnless(changed: unknown, found: unknown): unknown {
  return changed === unchanged ? found : changed
}

function atKind(kind: string, place: string, noted: string, change: (value: unknown) => unknown): Alteration {
  return {
    kind,
    place,
    begin: () => ({
      answer: ({ exchange }) => exchange,
      noted: (one) => (one.kind === noted ? change(one.value) : one.value),
    }),
  }
}
