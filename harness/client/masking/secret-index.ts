import { detachedText } from './detached-text.ts'
import { foldCase } from './forms-of.ts'
import { shortest } from './ordinary-words.ts'

/** A shorter text stands in longer ones by chance, so it counts only where no letter or digit touches it. */
export const byChanceBelow = 8
/** A bit table of half a megabyte excludes most positions at which no form begins. */
const markBits = 22

/** The position of a secret in a text, and its stand-in. */
export interface Found {
  from: number
  to: number
  stand: string
}

const nothing: readonly Found[] = []

/** The forms to search for, in any case. */
interface SecretIndex {
  add(form: string, stand: string, isShort: boolean): void
  find(text: string): readonly Found[]
}

/** An index of forms by their first characters. It grows without a rebuild, because a run learns thousands of secrets. */
export function createSecretIndex(): SecretIndex {
  const forms = new Map<string, { stand: string; isWord: boolean }>()
  /** The lengths of the forms that begin with these characters, longest first. */
  const lengths = new Map<string, number[]>()
  const marks = new Uint8Array(2 ** (markBits - 3))

  return {
    add(given, stand, isShort) {
      if (given.length < shortest) return
      const form = detachedText(given)
      const isWord = isShort && form.length < byChanceBelow
      const known = forms.get(form)
      if (known) known.isWord &&= isWord
      if (known) return
      forms.set(form, { stand, isWord })
      const start = form.slice(0, shortest)
      const formLengths = lengths.get(start) ?? []
      if (!formLengths.includes(form.length))
        lengths.set(
          start,
          [...formLengths, form.length].toSorted((one, other) => other - one),
        )
      const mark = markOf(keyAt(form))
      marks[mark >>> 3]! |= 1 << (mark & 7)
    },
    find(text) {
      if (forms.size === 0 || text.length < shortest) return nothing
      let found: Found[] | undefined
      const folded = foldCase(text)
      let key = keyAt(folded) << 8
      for (let from = 0; from <= folded.length - shortest; from += 1) {
        key = (key >>> 8) | (folded.charCodeAt(from + shortest - 1) << 24)
        const mark = markOf(key)
        if ((marks[mark >>> 3]! & (1 << (mark & 7))) === 0) continue
        for (const length of lengths.get(folded.slice(from, from + shortest)) ?? []) {
          const to = from + length
          const form = to <= folded.length ? forms.get(folded.slice(from, to)) : undefined
          if (!form || (form.isWord && !isWhole(folded, from, to))) continue
          found ??= []
          found.push({ from, to, stand: form.stand })
          break
        }
      }
      return found ?? nothing
    },
  }
}

/** The low bytes of the first four characters. */
function keyAt(text: string): number {
  let key = 0
  for (let at = 0; at < shortest; at += 1) key |= (text.charCodeAt(at) & 0xff) << (8 * at)
  return key
}

/** Spreads the keys, because many secrets begin alike. */
function markOf(key: number): number {
  return Math.imul(key, 0x9e_37_79_b1) >>> (32 - markBits)
}

function isWhole(text: string, from: number, to: number): boolean {
  return !/[a-z\d]/.test(text.charAt(from - 1)) && !/[a-z\d]/.test(text.charAt(to))
}
