import { detachedText } from '../client/masking/detached-text.ts'
import { bodyDigest, isPacked } from '../client/record.ts'
import type { KeptBody } from './kept-exchange.ts'
import { betweenRows, type TextKept } from './recording-line.ts'

/** Longer bodies are kept once. */
const mostRepeated = 300
/** Longer JSON answers are kept by row, because pages of many sizes share their rows. */
const mostInOne = 4000
/** The maximum length of known rows. A run of one version has 8 million characters. */
const mostKnown = 12_000_000

/** Returns the id of each long body's text and writes the text and its rows once. Short bodies are returned masked. */
export function createKeptTexts(write: (line: TextKept) => void): KeptBody {
  const ids = new Map<string, number>()
  const rows = new Map<string, number>()
  let knownCharacters = 0
  let last = 0

  function keep(kept: { text: string } | { rows: number[] }): number {
    last += 1
    write({ type: 'text', id: last, ...kept })
    return last
  }

  function keepRow(row: string): number {
    if (knownCharacters > mostKnown) {
      rows.clear()
      knownCharacters = 0
    }
    knownCharacters += row.length
    const id = keep({ text: row })
    rows.set(detachedText(row), id)
    return id
  }

  return (message, mask) => {
    if (!isPacked(message) && message.body.length <= mostRepeated) return mask()
    const digest = bodyDigest(message)
    const known = ids.get(digest)
    if (known !== undefined) return known
    const text = mask()
    const list = 'json' in message && text.length > mostInOne ? text.split(betweenRows) : []
    const id = keep(list.length > 1 ? { rows: list.map((row) => rows.get(row) ?? keepRow(row)) } : { text })
    ids.set(digest, id)
    return id
  }
}
