import type { KindOfFault } from '../../../faults/catalogue.ts'
import type { Alteration, Material } from '../kit/alteration.ts'
import { changedWithin, type Path, pathText, placesIn, valueAt } from '../../../faults/places.ts'
import { type ValueKind, valueKinds } from './value-kinds.ts'

const kinds = ['hosted page', 'return address']

/** Pages of a kind are alike, and each is a trial. */
const mostPages = 3

/** What a browser received on the way. It shows less than the end of the flow. */
const onTheWay = ['pages', 'screenshots', 'addresses']

/** Alterations of what a browser saw of hosted pages: each field gets another value, or that of another page. */
export function pageAlterations({ noted, notedElsewhere = [] }: Material): Alteration[] {
  return kinds.flatMap((kind) => {
    const notedOfKind = noted.filter((one) => one.kind === kind)
    const values = notedOfKind.map(({ value }) => value)
    const others = notedElsewhere.filter((one) => one.kind === kind).map(({ value }) => value)
    const known = new Map(values.flatMap((value) => placesIn(value).map((path) => [path.join('\n'), path] as const)))
    const paths = [...known.values()].toSorted((one, other) => weightOf(one) - weightOf(other))
    return paths.flatMap((path) => [
      ...valueKinds
        .filter(({ id }) => canBeSeen(path, id))
        .map((one) => atNoted('shows-another-page', placeAt(kind, path, one.id), kind, otherwise(path, one))),
      ...notedOfKind.flatMap(({ number }, page) =>
        otherValuesAt(path, values[page], [...values, ...others]).map((other) =>
          atNoted(
            'shows-another-page',
            placeAt(kind, path, `as on another page, on page ${page + 1}`),
            kind,
            (value) => changedWithin(value, path, () => other),
            number,
          ),
        ),
      ),
    ])
  })
}

/** A browser always notes a page in the same form, so no target can change the type of a part or make it null. */
const ofAnotherForm = new Set(['shows-as-another-type', 'shows-as-null', 'shows-as-fieldless'])
/** The user's final address was opened by a browser, so it is a valid one. */
const noAddress = new Set(['shows-as-unusable', 'shows-as-blank'])

/** Whether a browser could see this change. Posted data and script results can have any form. */
function canBeSeen([first = '', second, third]: Path, kind: string): boolean {
  if (first === 'messages' && third === 'data') return true
  if (kind === 'omits')
    return first === 'status' || first === 'returnedTo' || (first === 'report' && second !== undefined)
  if (first === 'returnedTo' && noAddress.has(kind)) return false
  return !ofAnotherForm.has(kind)
}

/** The distinct values of other pages at a place. */
function otherValuesAt(path: Path, value: unknown, pages: readonly unknown[]): unknown[] {
  const shownHere = valueAt(value, path)
  const found = new Map<string, unknown>()
  for (const one of pages.map((page) => valueAt(page, path))) {
    if (one !== undefined && !isSame(one, shownHere)) found.set(JSON.stringify(one), one)
  }
  return [...found.values()].slice(0, mostPages)
}

function weightOf(path: Path): number {
  return path.length + (onTheWay.includes(path[0] ?? '') ? 10 : 0)
}

function placeAt(kind: string, path: Path, how: string): string {
  return `${kind}, ${pathText(path)} (${how})`
}

function otherwise(path: Path, kind: ValueKind): (value: unknown) => unknown {
  return (value) => changedWithin(value, path, kind.of)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Alters the notes of one kind: all, or the one with this number. */
export function atNoted(
  kind: KindOfFault,
  place: string,
  noted: string,
  change: (value: unknown) => unknown,
  only?: number,
): Alteration {
  return {
    kind,
    place,
    begin: () => ({
      answer: ({ exchange }) => exchange,
      noted: (one) => (one.kind === noted && (only ?? one.number) === one.number ? change(one.value) : one.value),
    }),
  }
}
