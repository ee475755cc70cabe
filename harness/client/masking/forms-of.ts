import { decodedText } from './text-view.ts'

/**
 * The forms, in small letters, by which a value is found in texts in small letters: as it is, decoded as far as it goes
 * (since texts are), as the single bytes as which bodies that are no text are read, with plus signs for blanks, and within
 * base64 at each of its three alignments, for base64 in other letters, which cannot be decoded. Of base64 only that part
 * is given which the value alone decides.
 */
export function formsOf(value: string): string[] {
  const cases = [value, value.toUpperCase(), value.toLowerCase()]
  const decoded = cases.map(decodedText)
  const bytes = cases.map((text) => Buffer.from(text).toString('latin1'))
  const forms = [...cases, ...decoded, ...bytes]
  forms.push(...forms.map((text) => text.replaceAll(' ', '+')))
  // Shorter values make base64 so short that it stands in unrelated text.
  if (value.length >= 6) for (const shift of [0, 1, 2]) forms.push(...base64Forms(value, shift))
  return [...new Set(forms.map(foldCase))]
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
