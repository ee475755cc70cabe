import fc from 'fast-check'
import { guessed, type Payable } from '../actions/attribute-set.ts'
import { type FieldValues, isSolid, refusesBlanks, violationsOf } from '../actions/attribute-values.ts'

/** Attributes of a payment, by the name of the field. */
export type Attributes = Record<string, unknown>

/**
 * Attributes that the template allows, with every field of `names`. Numbers are small and positive with at most two
 * decimals; texts have the form of their regular expression, or are ones that the field's name means. Shrinks towards the
 * first value of each.
 */
export function attributeSet({ values }: Payable, names: readonly string[]): fc.Arbitrary<Attributes> {
  const chosen = names.flatMap((name) => {
    const own = values.get(name)
    return own ? [[name, valueOf(own)] as const] : []
  })
  return fc.record(Object.fromEntries(chosen))
}

/** The same with any of the optional fields left out; those that must be there stay. Shrinks towards those alone. */
export function leanAttributeSet(payable: Payable): fc.Arbitrary<Attributes> {
  const names = [...payable.values.keys()]
  const spare = names.filter((name) => !payable.required.has(name))
  return fc
    .tuple(attributeSet(payable, names), fc.subarray(spare))
    .map(([all, kept]) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => !spare.includes(name) || kept.includes(name))),
    )
}

/** Texts of one form are alike, and each is a payment. */
const fewTexts = 3

/** Every listed value of each field, or a few texts where any will do, beside such values of the others. */
export function attributeSetEdges({ values }: Payable, names: readonly string[]): Attributes[] {
  const known = names.flatMap((name) => {
    const own = values.get(name)
    if (!own) return []
    const most = own.by === 'guessed' ? 1 : own.form ? fewTexts : own.values.length
    return [[name, [...new Set(own.values)].slice(0, most)] as const]
  })
  const most = Math.max(1, ...known.map(([, own]) => own.length))
  return Array.from({ length: most }, (_, at) =>
    Object.fromEntries(known.map(([name, own]) => [name, own[at] ?? own[0]])),
  )
}

/** Only what must be there, then with it what the template settles, then all but one of the optional fields. */
export function leanAttributeSetEdges(payable: Payable): Attributes[] {
  const names = [...payable.values.keys()]
  const spare = names.filter((name) => !payable.required.has(name))
  const [all = {}] = attributeSetEdges(payable, names)
  const without = (left: readonly string[]) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !left.includes(name)))
  const doubtful = guessed(payable, spare)
  const settled = doubtful.length > 0 && doubtful.length < spare.length ? [without(doubtful)] : []
  return [without(spare), ...settled, ...spare.map((name) => without([name]))]
}

function valueOf({ values, by, form }: FieldValues): fc.Arbitrary<unknown> {
  if (by === 'guessed') return fc.constant(values[0])
  if (form) return fc.oneof(fc.constantFrom(...values), textsOf(form))
  return fc.constantFrom(...values)
}

const texts = new Map<string, fc.Arbitrary<string>>()

/** Texts of a form, as nobody would trim them: the library takes longer to prepare for a form than to make many of it. */
function textsOf(form: RegExp): fc.Arbitrary<string> {
  const known = texts.get(String(form)) ?? fc.stringMatching(form).filter(isSolid)
  texts.set(String(form), known)
  return known
}

/** What is wrong with attributes that are otherwise right. */
export type Flaw =
  | 'left out'
  | 'left out though the provider demands it'
  | 'null in place of a required value'
  | ReturnType<typeof violationsOf>[number]['violation']

/** One flaw of one field: attributes are right without it and wrong with it. */
export interface NearMiss {
  field: string
  flaw: Flaw
  /** What is sent in place of a right value; undefined for nothing at all. */
  value: unknown
}

/** Every single violation of a template's own rules that is certain. */
export function nearMisses({ template, required, promoted }: Payable): NearMiss[] {
  return template.fields.flatMap((field): NearMiss[] => {
    const { name, preselected = false } = field
    const flaw = promoted.has(name) ? 'left out though the provider demands it' : 'left out'
    return [
      ...(required.has(name) && !preselected
        ? [
            { field: name, flaw, value: undefined } as const,
            { field: name, flaw: 'null in place of a required value', value: null } as const,
          ]
        : []),
      ...(required.has(name) && refusesBlanks(field)
        ? [{ field: name, flaw: 'a text against its regular expression', value: '' } as const]
        : []),
      ...violationsOf(field).map(({ violation, value }) => ({ field: name, flaw: violation, value })),
    ]
  })
}

export function spoilt(attributes: Attributes, { field, value }: NearMiss): Attributes {
  const { [field]: _right, ...rest } = attributes
  return value === undefined ? rest : { ...rest, [field]: value }
}
