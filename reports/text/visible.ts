/** Control characters except line feed, carriage return and tab, and direction marks. */
const hidden = /[^\P{Cc}\n\r\t]|[\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu

/**
 * A target's text with invisible or reordering characters by name: control characters, direction marks, characters of
 * no width. A right-to-left mark reads `⟨U+200F⟩`.
 */
export function visible(text: string): string {
  return text.toWellFormed().replaceAll(hidden, nameOfSign)
}

export function nameOfSign(sign: string): string {
  return `⟨U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`
}
