import { createHash } from 'node:crypto'
import { encodedForms } from './encoded-forms.ts'
import { everydayWords } from './secret-fields.ts'

interface Form {
  text: string
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
 */
export function createKnownSecrets(): KnownSecrets {
  const stands = new Map<string, string>()
  const counts = new Map<string, number>()
  const learnt = new Set<string>()
  // First four characters, then length (longest first), then text: secrets that begin alike are found as fast.
  const index = new Map<number, Map<number, Map<string, Form>>>()
  const starts = new Uint8Array(65_536)

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

  function add(form: Form): void {
    const key = keyAt(form.text, 0)
    const lengths = index.get(key) ?? new Map<number, Map<string, Form>>()
    const forms = lengths.get(form.text.length) ?? new Map<string, Form>()
    forms.set(form.text, form)
    lengths.set(form.text.length, forms)
    index.set(key, new Map([...lengths].toSorted(([one], [other]) => other - one)))
    starts[key & 0xff_ff] = 1
  }

  function formAt(text: string, place: number): Form | undefined {
    const key = keyAt(text, place)
    if (starts[key & 0xff_ff] === 0) return undefined
    for (const [length, forms] of index.get(key) ?? []) {
      const form = forms.get(text.slice(place, place + length))
      if (form && (!form.whole || isWhole(text, place, form))) return form
    }
    return undefined
  }

  return {
    standIn,
    learn(value, label) {
      if (learnt.has(value) || value.length < shortest || everydayWords.has(value.toLowerCase())) return
      learnt.add(value)
      const stand = standIn(value, label)
      const whole = value.length < wholeBelow
      for (const text of encodedForms(value)) add({ text, stand, whole: whole && text.length < wholeBelow })
    },
    replace(text) {
      let replaced = ''
      let from = 0
      for (let place = 0; place <= text.length - shortest; place += 1) {
        const form = formAt(text, place)
        if (!form) continue
        replaced += text.slice(from, place) + form.stand
        from = place + form.text.length
        place = from - 1
      }
      return from === 0 ? text : replaced + text.slice(from)
    },
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

function isWhole(text: string, place: number, { text: form }: Form): boolean {
  return !isWordAt(text, place - 1) && !isWordAt(text, place + form.length)
}

function isWordAt(text: string, place: number): boolean {
  return /[A-Za-z0-9]/.test(text.charAt(place))
}
