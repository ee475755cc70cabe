/** A check's title as one word that no shell need quote: its letters and digits, joined by hyphens. */
export function checkWord(title: string): string {
  return (title.match(/[\p{L}\p{N}]+/gu) ?? []).join('-')
}
