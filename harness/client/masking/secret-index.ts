import { foldCase } from './forms-of.ts'
import { createMarks, keyOfSix } from './marks.ts'
import { isOrdinary } from './ordinary-text.ts'
import { createShortIndex } from './short-index.ts'
import { detachedText } from './detached-text.ts'
import type { TextView } from './text-view.ts'

/** The fewest characters of a piece that is found; a form that has fewer is found as a whole. */
const shortestPiece = 12
/** Every piece holds a seed of its form: one begins at each `stride`, and a text is looked at as often. */
const seedLength = 6
const stride = shortestPiece - seedLength + 1
/** A seed that more secrets share says nothing of any of them. */
const mostOwners = 200

/** What a form is of. A value that is no guess is found in pieces, a guess in those with a digit, its encoded forms in none. */
export interface FormKind {
  stand: string
  isShort: boolean
  pieces: 'all' | 'made' | 'none'
}

interface Form extends FormKind {
  text: string
}

/** Where a secret, or a piece of one, stands in an original text, and what stands in for it. */
export interface Found {
  from: number
  to: number
  stand: string
  piece?: string
}

/** The texts that are looked for. */
export interface SecretIndex {
  /** Adds a form, in small letters. */
  add(form: string, kind: FormKind): void
  /** Adds to `found` where forms and their pieces stand in a view, in any case. */
  find(view: TextView, found: Found[]): void
}

/** An index of forms by their seeds, so that a run which learns thousands of secrets rebuilds nothing and stays as fast. */
export function createSecretIndex(): SecretIndex {
  const short = createShortIndex()
  const forms = new Map<string, Form>()
  /** The lengths of the forms that begin with a seed. */
  const lengths = new Map<string, number[]>()
  const owners = new Map<string, Array<[form: Form, offset: number]>>()
  const [marks, seeds] = [createMarks(22), createMarks(22)]

  function addPieces(form: Form): void {
    const { text } = form
    for (let at = 0; at + seedLength <= text.length; at += 1) marks.add(keyOfSix(text, at))
    for (let at = 0; at + seedLength <= text.length; at += stride) {
      const list = listAt(owners, text.slice(at, at + seedLength))
      if (list.length < mostOwners) list.push([form, at])
      seeds.add(keyOfSix(text, at))
    }
  }

  /** The longest form, or piece of one, that holds what stands at a place where a text is looked at. */
  function longestAt(text: string, place: number, least: number): Match | undefined {
    let best: Match | undefined
    const take = (match: Match) => {
      if (match.to - match.from > (best ? best.to - best.from : 0)) best = match
    }
    for (let at = Math.max(least, place - stride + 1); at < place + stride; at += 1) {
      if (!seeds.has(keyOfSix(text, at))) continue
      const seed = text.slice(at, at + seedLength)
      for (const length of lengths.get(seed) ?? []) {
        const form = forms.get(text.slice(at, at + length))
        if (form) take({ from: at, to: at + form.text.length, form })
      }
      for (const [form, offset] of owners.get(seed) ?? []) {
        const piece = pieceOf(form, text, at - offset, at, least)
        if (counts(text, piece)) take(piece)
      }
    }
    return best
  }

  return {
    add(given, kind) {
      if (given.length < shortestPiece) return short.add(given, kind)
      const text = detachedText(given)
      const form = forms.get(text) ?? { text, ...kind, pieces: 'none' }
      if (!forms.has(text)) {
        forms.set(text, form)
        listAt(lengths, text.slice(0, seedLength)).push(text.length)
        for (let at = 0; at < stride; at += 1) marks.add(keyOfSix(text, at))
        seeds.add(keyOfSix(text, 0))
      }
      if (kind.pieces === 'none' || form.pieces === 'all') return
      if (form.pieces === 'none') addPieces(form)
      form.pieces = kind.pieces
    },
    find({ text, span }, found) {
      const folded = foldCase(text)
      const note = (from: number, to: number, form: { text: string; stand: string }) => {
        const [start, end] = span(from, to)
        const piece = to - from < form.text.length ? { piece: folded.slice(from, to) } : {}
        found.push({ from: start, to: end, stand: form.stand, ...piece })
      }
      short.find(folded, note)
      let done = 0
      for (let place = 0; place <= folded.length - seedLength; place += stride) {
        if (!marks.has(keyOfSix(folded, place))) continue
        const match = longestAt(folded, place, done)
        if (!match) continue
        note(match.from, match.to, match.form)
        done = match.to
        place = Math.max(place, done - stride)
      }
    },
  }
}

interface Match {
  from: number
  to: number
  form: Form
}

/** How far a text and a form are the same around a place; the form begins at `start`, and nothing counts before `least`. */
function pieceOf(form: Form, text: string, start: number, place: number, least: number): Match {
  let from = place
  while (from > Math.max(start, least) && text.charCodeAt(from - 1) === form.text.charCodeAt(from - 1 - start))
    from -= 1
  let to = place
  while (to < text.length && text.charCodeAt(to) === form.text.charCodeAt(to - start)) to += 1
  return { from, to, form }
}

/** Whether a piece says something of its form: ids and dates begin alike, words are many, and a guess may be of words. */
function counts(text: string, { from, to, form }: Match): boolean {
  if (to - from < shortestPiece || to - from === form.text.length) return to - from >= shortestPiece
  const piece = text.slice(from, to)
  return /[^\W\d_]|[^\0-\x7f]/.test(piece) && (form.pieces === 'all' || /\d/.test(piece)) && !isOrdinary(piece)
}

function listAt<Item>(lists: Map<string, Item[]>, key: string): Item[] {
  const list = lists.get(key) ?? []
  if (list.length === 0) lists.set(detachedText(key), list)
  return list
}
