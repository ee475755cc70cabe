import type { Draft } from './draft.ts'

type Fields = Record<string, unknown>

/** The draft with a header set. It replaces one of the same name in any case and undoes `withoutHeader`. */
export function withHeader<D extends Draft>(draft: D, name: string, value: string): D {
  const { headers, omitHeaders } = withoutHeader(draft, name)
  const omitted = (omitHeaders ?? []).filter((other) => !sameName(other, name))
  return { ...draft, headers: { ...headers, [name]: value }, omitHeaders: omitted }
}

/** The draft without a header, even one that is added on sending (App-id, Secret, Signature, Content-Type). */
export function withoutHeader(draft: Draft, name: string): Draft {
  const headers = Object.fromEntries(Object.entries(draft.headers).filter(([other]) => !sameName(other, name)))
  return { ...draft, headers, omitHeaders: [...(draft.omitHeaders ?? []), name] }
}

/** The draft with a query parameter set in place, or added at the end when new. Undefined removes it. */
export function withQuery(draft: Draft, name: string, value: string | undefined): Draft {
  const query = draft.query ?? []
  const rest = query.filter(([other]) => other !== name)
  if (value === undefined) return { ...draft, query: rest }
  const place = query.findIndex(([other]) => other === name)
  return { ...draft, query: rest.toSpliced(place === -1 ? rest.length : place, 0, [name, value]) }
}

export function withBodyField(draft: Draft, field: string, value: unknown): Draft {
  return { ...draft, body: changed(draft.body, field.split('.'), () => value) }
}

/** The draft without a field of its JSON body; unchanged where the field is absent. */
export function withoutBodyField<D extends Pick<Draft, 'body'>>(draft: D, field: string): D {
  return { ...draft, body: changed(draft.body, field.split('.'), () => undefined) }
}

/** The draft whose body is the `data` of the former body. */
export function withoutEnvelope(draft: Draft): Draft {
  return { ...draft, body: (draft.body as Fields | undefined)?.['data'] }
}

function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function changed(value: unknown, [step, ...rest]: string[], change: () => unknown): unknown {
  if (step === undefined) return change()
  if (Array.isArray(value)) {
    const next = changed(value[Number(step)], rest, change)
    return next === undefined ? value.toSpliced(Number(step), 1) : value.toSpliced(Number(step), 1, next)
  }
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Fields
  const next = changed(fields[step], rest, change)
  if (next !== undefined) return { ...fields, [step]: next }
  const { [step]: _gone, ...kept } = fields
  return value === undefined ? undefined : kept
}
