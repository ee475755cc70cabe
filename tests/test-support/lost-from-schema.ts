type Schema = Record<string, unknown>

/** Keywords whose value must not change. */
const fixed = ['type', 'const', '$ref', 'format', 'pattern', '$id']
/** Keywords with schemas by name, with one schema, and with a list of schemas. */
const named = ['properties', '$defs']
const single = ['items', 'additionalProperties', 'propertyNames']
const listed = ['anyOf', 'allOf', 'prefixItems']

/**
 * The broken promises of a schema by place: a removed field or one of another type, one no longer required, or one
 * newly required. Added fields and words are allowed.
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
