import { charLength } from './char-length.ts'
import { eachRun } from './each-run.ts'
import { remembering } from './remembering.ts'
import type { TextView } from './text-view.ts'

/** What is shorter stands in base64 and hex by chance. */
const leastBytes = 6

const hexRuns = new RegExp(`[0-9a-f]{${2 * leastBytes},}`, 'gi')

/**
 * The texts of six bytes or more that stand in a text as base64 (of either alphabet, at any alignment, folded or not) or
 * as hex. A run of such characters that is folded is given without its line breaks too.
 */
export function encodedTexts(view: TextView): TextView[] {
  const found: TextView[] = []
  eachRun(view.text, (from, end) => {
    const text = view.text.slice(from, end)
    const folded = text.includes('\n') ? unfolded(view, text, from) : undefined
    if (folded) found.push(folded)
    const inner = textsIn(folded?.text ?? text)
    if (inner.length === 0) return
    const run = folded ?? partOf(view, text, from)
    for (const { text: read, span } of inner) found.push({ text: read, span: (...part) => run.span(...span(...part)) })
  })
  return found
}

// Masking takes more than twice as long where nothing is remembered. Most secrets and identifiers have 64 characters.
const textsIn = remembering(20_000, 80, (run): TextView[] => {
  const texts: TextView[] = []
  for (let shift = 0; shift < 4; shift += 1)
    addTexts(texts, Buffer.from(run.slice(shift), 'base64'), (from, to) => [
      shift + Math.floor((from * 4) / 3),
      shift + Math.ceil((to * 4) / 3),
    ])
  for (const { 0: digits, index: at } of run.matchAll(hexRuns))
    for (let shift = at; shift < at + 2; shift += 1)
      addTexts(texts, Buffer.from(digits.slice(shift - at), 'hex'), (from, to) => [shift + 2 * from, shift + 2 * to])
  return texts
})

function partOf(view: TextView, text: string, index: number): TextView {
  return { text, span: (from, to) => view.span(index + from, index + to) }
}

function unfolded(view: TextView, folded: string, index: number): TextView {
  const places: number[] = []
  for (let at = 0; at < folded.length; at += 1) if (!/\s/.test(folded.charAt(at))) places.push(index + at)
  const text = folded.replace(/\s/g, '')
  return { text, span: (from, to) => view.span(places[from] ?? index, (places[to - 1] ?? index) + 1) }
}

/** Adds where bytes are text in UTF-8, without control characters other than blanks, for six bytes or more. */
function addTexts(texts: TextView[], bytes: Buffer, span: TextView['span']): void {
  let from = 0
  for (let at = 0; at <= bytes.length;) {
    const length = charLength(bytes, at)
    if (length > 0) at += length
    else {
      if (at - from >= leastBytes) texts.push(textOf(bytes, from, at, span))
      at += 1
      from = at
    }
  }
}

function textOf(bytes: Buffer, start: number, end: number, span: TextView['span']): TextView {
  const text = bytes.toString('utf8', start, end)
  return {
    text,
    span: (from, to) => {
      const before = start + Buffer.byteLength(text.slice(0, from))
      return span(before, before + Buffer.byteLength(text.slice(from, to)))
    },
  }
}
