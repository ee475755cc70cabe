import { schemaAt, type ProfilePath } from './profile-schema.ts'
import type { ProfileText } from './profile-text.ts'

const plainForms: Array<{ type: string; form: RegExp; read: (text: string) => unknown }> = [
  { type: 'boolean', form: /^(true|false)$/, read: (text) => text === 'true' },
  { type: 'integer', form: /^-?\d{1,15}$/, read: Number },
  { type: 'number', form: /^-?\d{1,15}(\.\d{1,15})?$/, read: Number },
  { type: 'null', form: /^(null|~)$/, read: () => null },
]

/** The path of every plain value. */
export function leavesOf(value: unknown, path: ProfilePath = []): ProfilePath[] {
  if (typeof value !== 'object' || value === null) return [path]
  const keys: ProfilePath = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return keys.flatMap((key) => leavesOf((value as Record<string | number, unknown>)[key], [...path, key]))
}

/**
 * Converts values from the environment, which are texts, to the number, boolean or null that the field needs. Quoted
 * values and text fields stay. Changes `text.value`.
 */
export function convertReplaced(text: ProfileText): void {
  for (const path of leavesOf(text.value)) {
    if (path.length === 0 || !text.replacedAt(path)?.plain) continue
    const types = [schemaAt(path)?.type ?? []].flat()
    const parent = path.slice(0, -1).reduce((at, part) => (at as never)[part], text.value) as Record<string, unknown>
    const key = String(path.at(-1))
    const written = String(parent[key])
    const read = plainForms.find(({ type, form }) => types.includes(type) && form.test(written))?.read
    if (read) parent[key] = read(written)
  }
}
