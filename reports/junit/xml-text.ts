/** Everything but the characters that XML 1.0 allows; escaping cannot bring these in. */
const illegal = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** A text that an XML document can hold: characters that XML 1.0 forbids, escaped or not, are taken out. */
export function xmlText(text: string): string {
  return text.toWellFormed().replaceAll(illegal, '')
}
