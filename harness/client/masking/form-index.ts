import { foldCase } from './forms-of.ts'
import { standingAlone } from './standing-alone.ts'
import type { TextView } from './text-view.ts'

/** The fewest characters that are looked for. */
export const shortestForm = 4
/** What is shorter counts only when no letter or digit touches it: such values stand in longer words by chance. */
const wholeBelow = 8

interface Form {
  stand: string
  /** Whether it counts only when no letter or digit touches it. */
  whole: boolean
}

/** Where a form stands in an original text, and what stands in for it. */
export interface Found {
  from: number
  to: number
  stand: string
}

/** The texts that are looked for. */
export interface FormIndex {
  /** Adds a form, in small letters; `isShort` says whether the value that it is a form of is short. */
  add(form: string, stand: string, isShort: boolean): void
  /** Adds to `found` where forms stand in a view, in any case. */
  find(view: TextView, found: Found[]): void
}

/** Whether a value is so short that it counts only as a word. */
export function isShort(value: string): boolean {
  return value.length < wholeBelow
}

/**
 * An index of forms. Their first four characters are the key, so that a run which learns thousands of secrets neither
 * rebuilds nor slows down a combined pattern.
 */
export function createFormIndex(): FormIndex {
  const forms = new Map<string, Form>()
  // The lengths of the forms that begin with these four characters, longest first.
  const index = new Map<number, readonly number[]>()
  const starts = new Uint8Array(2 ** hashBits)
  const lengthsWith = createLengths()

  function formAt(text: string, place: number, key: number): (Form & { length: number }) | undefined {
    for (const length of index.get(key) ?? []) {
      const part = text.slice(place, place + length)
      const form = forms.get(part)
      // At the end of the text a part is shorter than it was asked to be.
      if (form && (!form.whole || isWhole(text, place, part.length))) return { ...form, length: part.length }
    }
    return undefined
  }

  return {
    add(form, stand, ofShort) {
      const text = standingAlone(form)
      const whole = ofShort && isShort(text)
      const known = forms.get(text)
      forms.set(text, known ? { ...known, whole: known.whole && whole } : { stand, whole })
      const key = keyAt(text, 0)
      index.set(key, lengthsWith(index.get(key), text.length))
      starts[hashOf(key)] = 1
    },
    find({ text, span }, found) {
      const folded = foldCase(text)
      let key = keyAt(folded, -1)
      for (let place = 0; place <= folded.length - shortestForm; place += 1) {
        key = (key >>> 8) | ((folded.charCodeAt(place + 3) & 0xff) << 24)
        if (starts[hashOf(key)] === 0) continue
        const form = formAt(folded, place, key)
        if (!form) continue
        const [from, to] = span(place, place + form.length)
        found.push({ from, to, stand: form.stand })
        place += form.length - 1
        key = keyAt(folded, place)
      }
    },
  }
}

/** Gives a list of lengths with one more, longest first. Equal lists are one, as there are few but they are asked for often. */
function createLengths() {
  const lists = new Map<string, readonly number[]>()
  return (lengths: readonly number[] = [], length: number): readonly number[] => {
    if (lengths.includes(length)) return lengths
    const longer = [...lengths, length].toSorted((one, other) => other - one)
    const name = longer.join()
    const known = lists.get(name) ?? longer
    lists.set(name, known)
    return known
  }
}

function keyAt(text: string, place: number): number {
  return (
    (text.charCodeAt(place) & 0xff) |
    ((text.charCodeAt(place + 1) & 0xff) << 8) |
    ((text.charCodeAt(place + 2) & 0xff) << 16) |
    ((text.charCodeAt(place + 3) & 0xff) << 24)
  )
}

const hashBits = 20

/** Spreads keys, as many secrets begin alike. */
function hashOf(key: number): number {
  return Math.imul(key, 0x9e_37_79_b1) >>> (32 - hashBits)
}

function isWhole(text: string, place: number, length: number): boolean {
  return !isWordAt(text, place - 1) && !isWordAt(text, place + length)
}

function isWordAt(text: string, place: number): boolean {
  return /[A-Za-z0-9]/.test(text.charAt(place))
}
