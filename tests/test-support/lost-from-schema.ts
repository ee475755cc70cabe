type Schema = Record<string, unknown>

/** Keywords whose value must stay what it was. */
const fixed = ['type', 'const', '$ref', 'format', 'pattern', '$id']
/** Keywords that hold schemas by name, that hold one schema, and that hold a list of them. */
const named = ['properties', '$defs']
const single = ['items', 'additionalProperties', 'propertyNames']
const listed = ['anyOf', 'allOf', 'prefixItems']

/**
 * What a schema promised before and does not promise now, by its place: a field that is gone or has another type, one that
 * is no longer always there, or one that older files need not have. Fields and words of a list may be added.
 */
export function lostFromSchema(before: unknown, now: unknown, place = ''): string[] {
  if (!isSchema(before) || !isSchema(now)) return before === undefined || isSame(before, now) ? [] : [`${place}: gone`]
  const beneath = (keyword: string, name: string) => `${place}/${keyword === 'properties' ? '' : `${keyword}:`}${name}`
  return [
    ...fixed.filter((one) => !isSame(before[one], now[one])).map((one) => `${place}: another ${one}`),
    ...(isSame(sorted(before['required']), sorted(now['required'])) ? [] : [`${place}: other required fields`]),
    ...texts(before['enum']).flatMap((word) =>
      texts(now['enum']).includes(word) ? [] : [`${place}: no more ${word}`],
    ),
    ...(before['enum'] === undefined && now['enum'] !== undefined ? [`${place}: only some words`] : []),
    ...named.flatMap((keyword) =>
      Object.entries((before[keyword] ?? {}) as Schema).flatMap(([name, schema]) =>
        lostFromSchema(schema, ((now[keyword] ?? {}) as Schema)[name] ?? 'none', beneath(keyword, name)),
      ),
    ),
    ...single.flatMap((keyword) => lostFromSchema(before[keyword], now[keyword] ?? 'none', `${place}/${keyword}`)),
    ...listed.flatMap((keyword) =>
      ((before[keyword] ?? []) as unknown[]).flatMap((schema, at) =>
        lostFromSchema(schema, ((now[keyword] ?? []) as unknown[])[at] ?? 'none', `${place}/${keyword}/${at}`),
      ),
    ),
  ]
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function sorted(names: unknown): string[] {
  return texts(names).toSorted()
}

function texts(list: unknown): string[] {
  return Array.isArray(list) ? list.map(String) : []
}
