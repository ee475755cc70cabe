import { hash } from 'node:crypto'
import { encodedTexts } from './encoded-texts.ts'
import { foldCase, formsOf } from './forms-of.ts'
import { createLikeness } from './likeness.ts'
import { everydayWords } from './secret-fields.ts'
import { standingAlone } from './standing-alone.ts'
import { decodedViews, plainView, type TextView } from './text-view.ts'

interface Form {
  stand: string
  /** Whether it counts only when no letter or digit touches it: short values stand in longer words by chance. */
  whole: boolean
}

/** The secrets met so far, each with the name that stands in for it. */
export interface KnownSecrets {
  /** The stand-in of a value: `«Customer-secret 2»`, the same whenever the value is the same. */
  standIn(value: string, label: string): string
  /** Makes a value be replaced wherever it stands, in any case and however it is encoded. */
  learn(value: string, label: string): void
  /** The text with every learnt value replaced. */
  replace(text: string): string
  /** Whether stand-ins have the form of what they stand for, so that a number stays one. */
  readonly keepsForm?: true
  /**
   * The same secrets with stand-ins of the same length and kinds of characters, for what is judged again. To be asked for
   * before any is learnt.
   */
  keepingForm(): KnownSecrets
}

/** What stands in for values: a label may have the words of another secret, so none is looked for in it. */
const standIns = /«[^«»]+»/g
const shortest = 4
const wholeBelow = 8
const longestHarmless = 100
const mostHarmless = 5000
/** How often texts are looked for within texts: a value may be encoded twice. */
const mostDepth = 2

interface Found {
  from: number
  to: number
  stand: string
}

/**
 * Keeps secrets and replaces them in texts, in any case and encoded up to twice. Values shorter than four characters and
 * everyday words are given stand-ins but not replaced everywhere. The first four characters of each form are an index, so
 * that a run which learns thousands of secrets neither rebuilds nor slows down a combined pattern. None is ever forgotten,
 * as a target may show it again at any time; instead each takes but a kilobyte.
 */
export function createKnownSecrets(): KnownSecrets {
  const stands = new Map<string, string>()
  const given = new Set<string>()
  const counts = new Map<string, number>()
  const learnt = new Set<string>()
  const forms = new Map<string, Form>()
  // The lengths of the forms that begin with these four characters, longest first.
  const index = new Map<number, readonly number[]>()
  const starts = new Uint8Array(2 ** hashBits)
  const lengthsWith = createLengths()
  /** What stand-ins stand for, as long as nobody asked for its likeness; only where one may be asked for. */
  const behind = new Map<string, string>()
  const alike = new Map<string, string>()
  let likeness: ((value: string) => string) | undefined
  /** Short texts in which none of what is learnt stands: most words of headers and records come again at once. */
  const harmless = new Set<string>()

  function standIn(value: string, label: string): string {
    if (given.has(value)) return value
    const key = hash('sha256', value)
    const known = stands.get(key)
    if (known !== undefined) return known
    const count = (counts.get(label) ?? 0) + 1
    counts.set(label, count)
    const stand = `«${label} ${count}»`
    stands.set(key, stand)
    given.add(stand)
    if (likeness) behind.set(stand, value)
    return stand
  }

  function add(text: string, form: Form): void {
    harmless.clear()
    const known = forms.get(text)
    forms.set(text, known ? { ...known, whole: known.whole && form.whole } : form)
    const key = keyAt(text, 0)
    index.set(key, lengthsWith(index.get(key), text.length))
    starts[hashOf(key)] = 1
  }

  function formAt(text: string, place: number, key: number): (Form & { length: number }) | undefined {
    for (const length of index.get(key) ?? []) {
      const part = text.slice(place, place + length)
      const form = forms.get(part)
      // At the end of the text a part is shorter than it was asked to be.
      if (form && (!form.whole || isWhole(text, place, part.length))) return { ...form, length: part.length }
    }
    return undefined
  }

  /** Where forms stand in a view as it is. */
  function foundIn({ text, span }: TextView): Found[] {
    const found: Found[] = []
    const folded = foldCase(text)
    let key = keyAt(folded, -1)
    for (let place = 0; place <= folded.length - shortest; place += 1) {
      key = (key >>> 8) | ((folded.charCodeAt(place + 3) & 0xff) << 24)
      if (starts[hashOf(key)] === 0) continue
      const form = formAt(folded, place, key)
      if (!form) continue
      const [from, to] = span(place, place + form.length)
      found.push({ from, to, stand: form.stand })
      place += form.length - 1
      key = keyAt(folded, place)
    }
    return found
  }

  function foundWithin(view: TextView, depth: number): Found[] {
    const views = decodedViews(view)
    const found = views.flatMap(foundIn)
    if (depth < mostDepth)
      for (const inner of encodedTexts(views.at(-1) ?? view)) found.push(...foundWithin(inner, depth + 1))
    return found
  }

  const replacedIn = (text: string) => replaced(text, foundWithin(plainView(text), 0))

  // Most are never asked for: signatures are many, and each stands in one place.
  function alikeFor(stand: string): string {
    const value = behind.get(stand)
    if (value !== undefined && likeness) {
      alike.set(stand, likeness(value))
      behind.delete(stand)
    }
    return alike.get(stand) ?? stand
  }

  const secrets: KnownSecrets = {
    standIn,
    learn(value, label) {
      if (learnt.has(value) || value.length < shortest || everydayWords.has(value.toLowerCase())) return
      const alone = standingAlone(value)
      learnt.add(alone)
      const stand = standIn(alone, label)
      const inAnyPlace: Form = { stand, whole: false }
      const asWord: Form = alone.length < wholeBelow ? { stand, whole: true } : inAnyPlace
      for (const text of formsOf(alone)) add(standingAlone(text), text.length < wholeBelow ? asWord : inAnyPlace)
    },
    replace(text) {
      if (learnt.size === 0 || harmless.has(text)) return text
      const parts: string[] = []
      let done = 0
      for (const { 0: stand, index: at } of text.matchAll(standIns)) {
        if (!given.has(stand)) continue
        parts.push(replacedIn(text.slice(done, at)), stand)
        done = at + stand.length
      }
      const whole = parts.join('') + replacedIn(text.slice(done))
      if (whole === text && text.length <= longestHarmless && harmless.size < mostHarmless)
        harmless.add(standingAlone(text))
      return whole
    },
    keepingForm() {
      likeness ??= createLikeness()
      return {
        ...secrets,
        keepsForm: true,
        standIn: (value, label) => alikeFor(standIn(value, label)),
        replace: (text) =>
          replaced(
            text,
            foundWithin(plainView(text), 0).map((one) => ({ ...one, stand: alikeFor(one.stand) })),
          ),
      }
    },
  }
  return secrets
}

/** A text with what was found in it replaced; what overlaps is replaced together. */
function replaced(text: string, found: Found[]): string {
  const parts: string[] = []
  let done = 0
  for (const { from, to, stand } of found.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
    if (from >= done) parts.push(text.slice(done, from), stand)
    done = Math.max(done, to)
  }
  return parts.join('') + text.slice(done)
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
