import type { Alteration, AlterationKind, Material } from '../kit/alteration.ts'
import { changedAt, pathText, placesIn } from '../kit/json-places.ts'
import { changeBy, valueKinds } from './value-kinds.ts'

/** The kind of alteration of what a browser saw. */
export const pageChanged: AlterationKind = {
  id: 'page-changed',
  sentence: 'A hosted page shows something else, or leads elsewhere.',
}

const kinds = ['hosted page', 'return address']

/** Alterations of what a browser saw of hosted pages. */
export function pageAlterations({ noted }: Material): Alteration[] {
  return kinds.flatMap((kind) => {
    const values = noted.filter((one) => one.kind === kind).map(({ value }) => value)
    const paths = new Map(values.flatMap((value) => placesIn(value).map((path) => [path.join('\n'), path] as const)))
    return [...paths.values()].flatMap((path) =>
      valueKinds.map((one) =>
        atNoted(pageChanged.id, `${kind}, ${pathText(path)} (${one.id})`, kind, (value) => {
          const changed = changedAt(value, path, changeBy(one, path))
          return changed === undefined ? value : changed
        }),
      ),
    )
  })
}

/** An alteration of what was noted of one kind. */
export function atNoted(kind: string, place: string, noted: string, change: (value: unknown) => unknown): Alteration {
  return {
    kind,
    place,
    begin: () => ({
      answer: ({ exchange }) => exchange,
      noted: (one) => (one.kind === noted ? change(one.value) : one.value),
    }),
  }
}
