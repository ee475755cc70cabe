import { createMarks, keyOfFour } from './marks.ts'
import { detachedText } from './detached-text.ts'

/** The fewest characters that are looked for. */
export const shortestForm = 4
/** What is shorter counts only when no letter or digit touches it: such values stand in longer words by chance. */
const wholeBelow = 8

interface ShortForm {
  text: string
  stand: string
  /** Whether it counts only when no letter or digit touches it. */
  isWord: boolean
}

/** Whether a value is so short that it counts only as a word. */
export function isShort(value: string): boolean {
  return value.length < wholeBelow
}

/** An index of forms that are too short to have pieces; `note` is given where one stands. */
export function createShortIndex() {
  const forms = new Map<string, ShortForm>()
  const owners = new Map<string, ShortForm[]>()
  // They are few, and every character is looked at: eight kilobytes stay at hand.
  const marks = createMarks(16)

  return {
    add(given: string, { stand, isShort: ofShort }: { stand: string; isShort: boolean }): void {
      const text = detachedText(given)
      const isWord = ofShort && isShort(text)
      const known = forms.get(text)
      if (known) known.isWord &&= isWord
      if (known || text.length < shortestForm) return
      const form = { text, stand, isWord }
      forms.set(text, form)
      const seed = text.slice(0, shortestForm)
      owners.set(seed, [...(owners.get(seed) ?? []), form])
      marks.add(keyOfFour(text, 0))
    },
    find(text: string, note: (from: number, to: number, form: ShortForm) => void): void {
      if (forms.size === 0) return
      let key = keyOfFour(text, 0) << 8
      for (let from = 0; from <= text.length - shortestForm; from += 1) {
        key = (key >>> 8) | (text.charCodeAt(from + shortestForm - 1) << 24)
        if (!marks.has(key)) continue
        for (const form of owners.get(text.slice(from, from + shortestForm)) ?? []) {
          const to = from + form.text.length
          if (text.startsWith(form.text, from) && (!form.isWord || isWhole(text, from, to))) note(from, to, form)
        }
      }
    },
  }
}

function isWhole(text: string, from: number, to: number): boolean {
  return !isWordAt(text, from - 1) && !isWordAt(text, to)
}

function isWordAt(text: string, place: number): boolean {
  return /[A-Za-z0-9]/.test(text.charAt(place))
}
