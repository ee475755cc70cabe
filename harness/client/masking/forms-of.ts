import { decodedText } from './text-view.ts'

/** A form of a value, and whether pieces of it say something of the value. */
type FormOf = [form: string, hasPieces: boolean]

/**
 * The forms, in small letters, by which a value is found in texts in small letters: as it is, decoded as far as it goes
 * (since texts are), as the single bytes as which bodies that are no text are read, with plus signs for blanks, and without
 * line breaks. Only whole: in hex, for values so short that texts are not decoded for them, and within base64 at each of its
 * three alignments, for that and for base64 in other letters; that part which the value alone decides.
 */
export function formsOf(value: string): FormOf[] {
  const body = value.replaceAll(frame, '')
  const texts = body === value ? [...new Set([value, joined(value)])] : [joined(body)]
  const cases = texts.flatMap((text) => [text, text.toUpperCase(), text.toLowerCase()])
  const decoded = cases.map(decodedText)
  const bytes = cases.map((text) => Buffer.from(text).toString('latin1'))
  const forms = [...cases, ...decoded, ...bytes]
  forms.push(...forms.map((text) => text.replaceAll(' ', '+')))
  // Shorter values make base64 so short that it stands in unrelated text.
  const encoded = value.length < 6 ? [] : [0, 1, 2].flatMap((shift) => base64Forms(value, shift))
  if (value.length >= 6 && value.length < 12) encoded.push(Buffer.from(value).toString('hex'))
  return [
    ...new Map([
      ...encoded.map((form): FormOf => [foldCase(form), false]),
      ...forms.map((form): FormOf => [foldCase(form), true]),
    ]),
  ]
}

/** What stands before and behind the body of a key, which is no secret. */
const frame = /-----(?:BEGIN|END) [A-Z0-9 ]+-----/g

function joined(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, '')
}

/** A text in small letters, each of its units in its place. */
export function foldCase(text: string): string {
  const folded = text.toLowerCase()
  if (folded.length === text.length) return folded.replaceAll('ς', 'σ')
  const units = text.split('').map((unit) => (unit.toLowerCase().length === 1 ? unit.toLowerCase() : unit))
  return units.join('').replaceAll('ς', 'σ')
}

function base64Forms(value: string, shift: number): string[] {
  const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(value)])
  const sure = [Math.ceil((shift * 8) / 6), Math.floor((bytes.length * 8) / 6)] as const
  return [bytes.toString('base64').slice(...sure), bytes.toString('base64url').slice(...sure)]
}
