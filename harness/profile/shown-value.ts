import { nearestWord } from '../../core/nearest-word.ts'
import type { ProfilePath, SchemaNode } from './profile-schema.ts'

const secretPart = /secret|password|passphrase|^(private_)?key$|^token$|^query_string$|^(interactive_)?credentials$/

/** Whether the value at a path may be a secret and must not be repeated. */
export function isSecretPath(path: ProfilePath): boolean {
  return path.some((part) => typeof part === 'string' && secretPart.test(part))
}

/**
 * A value as an error may show it. A text is repeated only if it looks like a valid value, so that a secret in the
 * wrong line stays hidden.
 * @param names Environment variables from which the value came: these are named in its place.
 */
export function shownValue(
  value: unknown,
  path: ProfilePath,
  schema?: SchemaNode,
  names: readonly string[] = [],
): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'an empty value'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  if (typeof value === 'object') return 'a group of fields'
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return `a ${typeof value}`
  const hidden = isSecretPath(path)
  if (names.length > 0) return `${kindOf(value)} from ${names.map((name) => `\${${name}}`).join(' and ')} (not shown)`
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number') {
    const shown = !hidden && wantsNumber(schema) && String(value).length <= 6
    return shown ? String(value) : 'a number (not shown)'
  }
  if (value === '') return 'an empty text'
  return !hidden && looksRight(value, schema) ? value : `a text of ${characters(value)} (not shown)`
}

/** A key as an error may show it: only a word similar to a known one, because a secret may have been pasted there. */
export function shownKey(key: string, known: readonly string[]): string {
  const like = nearestWord(key, known) !== undefined || /^[a-z$][a-z_]{0,23}$/.test(key)
  return like ? key : `(a key of ${characters(key)}, not shown)`
}

function characters({ length }: string): string {
  return length === 1 ? '1 character' : `${length} characters`
}

function kindOf(value: unknown): string {
  return typeof value === 'string' ? 'a text' : `a ${typeof value}`
}

function wantsNumber(schema?: SchemaNode): boolean {
  return [schema?.type ?? []].flat().some((type) => type === 'number' || type === 'integer')
}

const hostShape = /^([a-z]{2,8}:\/\/)?(localhost|[a-z0-9-]+(\.[a-z0-9-]+)+)(:\d{1,6})?(\/[a-z0-9._-]{0,24}){0,6}$/i

function looksRight(text: string, schema?: SchemaNode): boolean {
  if (/^[a-z]{1,5}$/i.test(text)) return true
  const words = schema?.enum ?? schema?.items?.enum
  if (words) return nearestWord(text, words) !== undefined
  if (schema?.format === 'date') return /^[\d./-]{1,12}$/.test(text)
  if (schema?.format === 'uri') return hostShape.test(text)
  return /^[\w./\\ ~-]{0,120}\.[a-z]{1,5}$/i.test(text)
}
