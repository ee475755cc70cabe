import { Document, isMap, isScalar, isSeq, parseDocument, type Pair, type YAMLMap, type YAMLSeq } from 'yaml'
import { AskedWrongly } from '../../../cli/asked/interfaces-to-evaluate.ts'
import type { KnownFailure } from '../../../harness/profile/profile.ts'

const name = 'known_failures'
const plainForm = { lineWidth: 0 }

export function sectionOf(entries: readonly KnownFailure[]): string {
  return new Document({ [name]: entries.map(written) }).toString(plainForm)
}

/**
 * The known failures in the text of a profile, to be changed without touching another character of it: its variables stay
 * as they are.
 * @throws AskedWrongly PROFILE_UNEDITABLE where it is no YAML in lines, or its known failures are no list
 */
export function knownFailuresIn(text: string, file: string) {
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'error' })
  const root = document.contents
  if (document.errors.length > 0 || !isMap(root) || root.flow) throw uneditable(file, 'it is no YAML in lines')
  const pair = root.items.find(({ key }) => isScalar(key) && key.value === name) as Pair | undefined
  const value = pair?.value
  const list = isSeq(value) ? value : undefined
  const isEmpty = value === undefined || value === null || (isScalar(value) && value.value === null)
  if (!list && !isEmpty) throw uneditable(file, `its ${name} are no list`)
  const entries = (list?.toJSON() ?? []) as KnownFailure[]
  if (!entries.every((one) => isEntry(one))) throw uneditable(file, `one of its ${name} is not complete`)
  return {
    entries,
    /** The profile with the entries at these places kept, with their comments, and others added after them. */
    with(kept: readonly number[], added: readonly KnownFailure[]): string {
      const next = withItems(list, kept, added)
      const section = next.items.length === 0 ? `${name}: []\n` : next.toText()
      const changed = pair ? replaced(text, pair, section) : `${text.replace(/\n*$/, '\n')}\n${section}`
      const now = parseDocument(changed, { logLevel: 'silent' }).toJS() as { [name]?: unknown }
      if (JSON.stringify(now[name]) !== JSON.stringify([...kept.map((at) => entries[at]), ...added.map(written)]))
        throw uneditable(file, `its ${name} cannot be replaced`)
      return changed
    },
  }
}

function withItems(list: YAMLSeq | undefined, kept: readonly number[], added: readonly KnownFailure[]) {
  const document = new Document({ [name]: added.map(written) })
  const items = document.get(name) as YAMLSeq<YAMLMap>
  const own = kept.map((at) => list?.items[at] as YAMLMap)
  items.items = [...own, ...items.items]
  // The comment before a list is that of its first entry.
  if (list?.commentBefore != null) items.commentBefore = list.commentBefore
  return { items: items.items, toText: () => document.toString(plainForm) }
}

function replaced(text: string, { key, value }: Pair, section: string): string {
  const from = rangeOf(key)?.[0] ?? 0
  const to = rangeOf(value)?.[1] ?? rangeOf(key)?.[1] ?? from
  const endsLine = text.slice(from, to).endsWith('\n')
  const rest = text.slice(to)
  const end = rest.startsWith('#') ? ' ' : ''
  return `${text.slice(0, from)}${endsLine ? section : `${section.trimEnd()}${end}`}${rest}`
}

function rangeOf(node: unknown): readonly number[] | undefined {
  return (node as { range?: readonly number[] | null } | null)?.range ?? undefined
}

/** A `${` in a text is no variable of the environment. */
function written({ address, reason, owner, expires }: KnownFailure): KnownFailure {
  const plain = (text: string) => text.replaceAll('${', () => '$${')
  return { address, reason: plain(reason), owner: plain(owner), expires }
}

function isEntry(one: unknown): boolean {
  const { address, reason, owner, expires } = (one ?? {}) as Partial<KnownFailure>
  return [address, reason, owner, expires].every((text) => typeof text === 'string')
}

function uneditable(file: string, why: string): AskedWrongly {
  return new AskedWrongly(
    'PROFILE_UNEDITABLE',
    `${file} cannot be changed: ${why}. Without --profile, the known failures are printed, to be added by hand.`,
  )
}
