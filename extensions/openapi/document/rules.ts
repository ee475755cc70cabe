import { addressOf } from '../../../requirements/address-of.ts'
import { asBinding } from '../../../requirements/as-binding.ts'
import { readRequirements } from '../../../requirements/read-requirements.ts'
import type { Requirement } from '../../../requirements/requirement.ts'
import { bindsInterface } from '../../../requirements/select-addresses.ts'
import type { InterfaceName } from '../../../core/interface-name.ts'

/** The rules that bind an interface, as far as its description promises them. */
export interface Rules {
  /** Whether what only follows from the documents is promised too. */
  implied: boolean
  /** Whether one of these rows binds the interface strictly enough to be promised. */
  promise(ids: readonly string[]): boolean
  /** What the one row says for which a part stands, where it is promised. */
  textOf(ids: readonly string[]): string | undefined
  /** The rows that speak of a place in the documents, by the words with which they quote it, silent ones left out. */
  about(quoted: string): Requirement[]
  /** The rows whose ids begin so, silent ones left out. */
  beneath(prefix: string): Requirement[]
}

/** The rules of an interface. Only what the documents state is promised, unless what follows from them is to be too. */
export function rulesOf(name: InterfaceName, { implied }: { implied: boolean }): Rules {
  const rows = readRequirements()
    .filter((row) => bindsInterface(row, name))
    .map((row) => asBinding(row, name))
    .filter(({ strength }) => strength !== 'silent')
  const byId = new Map(rows.map((row) => [row.id, row]))
  const promise = (ids: readonly string[]) =>
    ids.some((id) => {
      const strength = byId.get(id)?.strength
      return strength === 'stated' || (implied && strength === 'implied')
    })
  return {
    implied,
    promise,
    textOf: (ids) => (ids.length === 1 && promise(ids) ? byId.get(ids[0] ?? '')?.text.trim() : undefined),
    about: (quoted) => rows.filter(({ where }) => where.includes(`\`${quoted}\``)),
    beneath: (prefix) => rows.filter(({ id }) => id.startsWith(prefix)),
  }
}

/** Rows as a list in Markdown, each with its address. */
export function listed(rows: readonly Requirement[], name: InterfaceName): string {
  return rows
    .map(({ id, text, strength }) => {
      const follows = strength === 'implied' ? ' This follows from the documents, which do not state it.' : ''
      return `- ${text.trim()}${follows} (\`${addressOf(id, name)}\`)`
    })
    .join('\n')
}
