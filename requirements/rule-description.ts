import { nearestWord } from '../core/nearest-word.ts'

/** The description of a feature or rule: free text, then entries such as `Needs: large-login`. */
export interface Description {
  /** The text before the first entry. */
  text: string
  /** The entries by name, in file order. */
  entries: ReadonlyMap<string, string>
  /** What a line begins with that is nearly the name of an entry: `Fault`. */
  mistyped?: string
}

/** The names of entries, beside `In INTERFACE`. */
export const entryNames = [
  'Source',
  'Needs',
  'Note',
  'Faults',
  'Variants',
  'Observed by',
  'Seen by',
  'Shown by',
  'Places',
  'Not checkable',
]

const nearlyEntryLine = /^(?<near>[A-Z][a-z]+(?: [a-z]+)?): /
const entryLine = new RegExp(`^(?<name>${entryNames.join('|')}|In [a-z0-9-]+): (?<value>.*)$`)

/** Parses a description. A line with an entry's name starts that entry; any other line continues the text before it. */
export function parseDescription(description: string): Description {
  const text: string[] = []
  const entries = new Map<string, string>()
  let open: string | undefined
  let mistyped: string | undefined
  for (const line of description.split('\n').map((one) => one.trim())) {
    const { name, value = '' } = entryLine.exec(line)?.groups ?? {}
    if (name !== undefined) entries.set(name, value)
    else if (open === undefined) text.push(line)
    else if (line !== '') entries.set(open, `${entries.get(open) ?? ''} ${line}`.trim())
    open = name ?? open
    const { near } = (name === undefined && nearlyEntryLine.exec(line)?.groups) || {}
    if (near !== undefined && nearestWord(near, entryNames) !== undefined) mistyped ??= near
  }
  return { text: text.join(' ').trim(), entries, ...(mistyped !== undefined && { mistyped }) }
}

/** The names in an entry: `a, b`. */
export function listOf(entry: string | undefined): string[] {
  return (entry ?? '').split(/,\s*/).filter((one) => one !== '')
}

/** A place in one of the two documents. */
export interface Citation {
  /** Document, headings and line: `Account information / Limits (line 480)`. */
  source: string
  /** The row or sentence below the heading, in our words. The document's words are in backquotes. */
  where: string
}

const documents: Readonly<Record<string, string>> = {
  first: 'Account information',
  second: 'Payment Initiation, Data Enrichment, Partners and Open-Finance Interfaces',
}
const citation = /^(?<document>first|second) document(?:, "(?<headings>[^"]+)")? \(line (?<line>\d+)\), (?<where>.+)$/

/** Parses `first document, "HEADING / HEADING" (line N), PLACE`; undefined for any other document. */
export function parseCitation(text: string): Citation | undefined {
  const { document = '', headings, line, where = '' } = citation.exec(text)?.groups ?? {}
  if (line === undefined) return undefined
  const title = [documents[document], headings].filter(Boolean).join(' / ')
  return { source: `${title} (line ${line})`, where }
}
