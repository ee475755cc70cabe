/**
 * The forms in which a value may stand in a text: as it is, percent-encoded, JSON-escaped, HTML-escaped, and within
 * base64 at each of its three alignments. Only the base64 characters that the value alone decides are given.
 */
export function encodedForms(value: string): string[] {
  const percent = encodeURIComponent(value.toWellFormed())
  const json = JSON.stringify(value).slice(1, -1)
  const forms = [
    value,
    percent,
    percent.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    percent.replaceAll('%20', '+'),
    json,
    json.replaceAll('/', '\\/'),
    json.replace(/[^ -~]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`),
    value.replace(/[&<>"']/g, (char) => htmlNames[char] ?? char),
  ]
  // Shorter values make base64 so short that it stands in unrelated text.
  if (value.length >= 6) for (const shift of [0, 1, 2]) forms.push(...base64Forms(value, shift))
  return [...new Set(forms)]
}

const htmlNames: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function base64Forms(value: string, shift: number): string[] {
  const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(value)])
  const sure = [Math.ceil((shift * 8) / 6), Math.floor((bytes.length * 8) / 6)] as const
  return [bytes.toString('base64').slice(...sure), bytes.toString('base64url').slice(...sure)]
}
