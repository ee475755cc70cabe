import { createHash } from 'node:crypto'
import { encodedForms } from './encoded-forms.ts'
import { everydayWords } from './secret-fields.ts'

interface Form {
  stand: string
  /** Whether it counts only when no letter or digit touches it: short values stand in longer words by chance. */
  whole: boolean
}

/** The secrets met so far, each with the name that stands in for it. */
export interface KnownSecrets {
  /** The stand-in of a value: `«Customer-secret 2»`, the same whenever the value is the same. */
  standIn(value: string, label: string): string
  /** Makes a value be replaced wherever it stands, in any of its encoded forms. */
  learn(value: string, label: string): void
  /** The text with every learnt value replaced. */
  replace(text: string): string
}

const shortest = 4
const wholeBelow = 8

/**
 * Keeps secrets and replaces them in texts. Values shorter than four characters and everyday words are given stand-ins
 * but not replaced everywhere. The first four characters of each form are an index, so that a run which learns thousands
 * of secrets neither rebuilds nor slows down a combined pattern: a text of 1 MB takes about 20 ms whatever is known.
 * None is ever forgotten, as a target may show it again at any time; instead each takes but a kilobyte.
 */
export function createKnownSecrets(): KnownSecrets {
  const stands = new Map<string, string>()
  const counts = new Map<string, number>()
  const learnt = new Set<string>()
  const forms = new Map<string, Form>()
  // The lengths of the forms that begin with these four characters, longest first.
  const index = new Map<number, readonly number[]>()
  const starts = new Uint8Array(65_536)
  const lengthsWith = createLengths()

  function standIn(value: string, label: string): string {
    const key = value.length > 200 ? createHash('sha256').update(value).digest('base64') : value
    const known = stands.get(key)
    if (known !== undefined) return known
    const count = (counts.get(label) ?? 0) + 1
    counts.set(label, count)
    const stand = `«${label} ${count}»`
    stands.set(key, stand)
    return stand
  }

  function add(text: string, form: Form): void {
    forms.set(text, form)
    const key = keyAt(text, 0)
    index.set(key, lengthsWith(index.get(key), text.length))
    starts[key & 0xff_ff] = 1
  }

  function formAt(text: string, place: number): (Form & { length: number }) | undefined {
    const key = keyAt(text, place)
    if (starts[key & 0xff_ff] === 0) return undefined
    for (const length of index.get(key) ?? []) {
      const form = forms.get(text.slice(place, place + length))
      if (form && (!form.whole || isWhole(text, place, length))) return { ...form, length }
    }
    return undefined
  }

  return {
    standIn,
    learn(given, label) {
      if (learnt.has(given) || given.length < shortest || everydayWords.has(given.toLowerCase())) return
      const value = standingAlone(given)
      learnt.add(value)
      const stand = standIn(value, label)
      const inAnyPlace: Form = { stand, whole: false }
      const asWord: Form = value.length < wholeBelow ? { stand, whole: true } : inAnyPlace
      for (const text of encodedForms(value)) add(standingAlone(text), text.length < wholeBelow ? asWord : inAnyPlace)
    },
    replace(text) {
      let replaced = ''
      let from = 0
      for (let place = 0; place <= text.length - shortest; place += 1) {
        const form = formAt(text, place)
        if (!form) continue
        replaced += text.slice(from, place) + form.stand
        from = place + form.length
        place = from - 1
      }
      return from === 0 ? text : replaced + text.slice(from)
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

/** The same text as a string of its own: a piece cut out of an answer would keep the whole answer in memory. */
function standingAlone(text: string): string {
  return text.isWellFormed() ? Buffer.from(text).toString() : text
}

function keyAt(text: string, place: number): number {
  return (
    (text.charCodeAt(place) & 0xff) |
    ((text.charCodeAt(place + 1) & 0xff) << 8) |
    ((text.charCodeAt(place + 2) & 0xff) << 16) |
    ((text.charCodeAt(place + 3) & 0xff) << 24)
  )
}

function isWhole(text: string, place: number, length: number): boolean {
  return !isWordAt(text, place - 1) && !isWordAt(text, place + length)
}

function isWordAt(text: string, place: number): boolean {
  return /[A-Za-z0-9]/.test(text.charAt(place))
}
