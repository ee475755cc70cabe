/** Encodings of a text by clients and servers. */
export const encodings: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'in capitals': (text) => text.toUpperCase(),
  'percent-encoded': encodeURIComponent,
  'percent-encoded as in a form': (text) => encodeURIComponent(text).replaceAll('%20', '+'),
  'in HTML': (text) => text.replace(/[&<>"']/g, (char) => `&${htmlNames[char]};`),
  'in hex': (text) => Buffer.from(text).toString('hex'),
  'in base64': (text) => Buffer.from(text).toString('base64'),
  'in base64url': (text) => Buffer.from(text).toString('base64url'),
  'in base64 amid a text': (text) => Buffer.from(`user:${text}!`).toString('base64'),
}

const htmlNames: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' }
