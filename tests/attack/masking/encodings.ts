/** The ways in which a target may write a text, by name. */
export const encodings: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'in capitals': (text) => text.toUpperCase(),
  'percent-encoded': encodeURIComponent,
  'percent-encoded whole': (text) => bytesOf(text).replace(/../g, '%$&'),
  'percent-encoded as in a form': (text) => encodeURIComponent(text).replaceAll('%20', '+'),
  'JSON-escaped': (text) => JSON.stringify(text).slice(1, -1),
  'JSON-escaped whole': (text) =>
    text.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  'in HTML': (text) => text.replace(/[&<>"']/g, (char) => `&${htmlNames[char]};`),
  'in decimal entities': (text) => Array.from(text, (char) => `&#${char.codePointAt(0)};`).join(''),
  'in hexadecimal entities': (text) => Array.from(text, (char) => `&#x${char.codePointAt(0)?.toString(16)};`).join(''),
  'in hex': bytesOf,
  'in base64': (text) => Buffer.from(text).toString('base64'),
  'in base64url': (text) => Buffer.from(text).toString('base64url'),
  'in base64 amid a text': (text) => Buffer.from(`user:${text}!`).toString('base64'),
  'in folded base64': (text) => Buffer.from(text).toString('base64').replace(/.{16}/g, '$&\r\n'),
}

const htmlNames: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' }

function bytesOf(text: string): string {
  return Buffer.from(text).toString('hex')
}
