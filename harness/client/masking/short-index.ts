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
  const owners = new Map<string, Array<[form: ShortForm, offset: number]>>()
  const marks = createMarks()
  /** A text is looked at so often that four characters of the shortest form are seen. */
  let stride = Number.POSITIVE_INFINITY

  return {
    add(given: string, { stand, isShort: ofShort }: { stand: string; isShort: boolean }): void {
      const text = detachedText(given)
      const isWord = ofShort && isShort(text)
      const known = forms.get(text)
      if (known) known.isWord &&= isWord
      if (known || text.length < shortestForm) return
      const form = { text, stand, isWord }
      forms.set(text, form)
      stride = Math.min(stride, text.length - shortestForm + 1)
      for (let at = 0; at + shortestForm <= text.length; at += 1) {
        const seed = text.slice(at, at + shortestForm)
        owners.set(seed, [...(owners.get(seed) ?? []), [form, at]])
        marks.add(keyOfFour(text, at))
      }
    },
    find(text: string, note: (from: number, to: number, form: ShortForm) => void): void {
      for (let place = 0; place <= text.length - shortestForm; place += stride) {
        if (!marks.has(keyOfFour(text, place))) continue
        for (const [form, offset] of owners.get(text.slice(place, place + shortestForm)) ?? []) {
          const [from, to] = [place - offset, place - offset + form.text.length]
          if (text.startsWith(form.text, from) && from >= 0 && (!form.isWord || isWhole(text, from, to)))
            note(from, to, form)
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
