/** A check's title as one word for a shell: letters and digits, joined by hyphens. */
export function checkWord(title: string): string {
  return (title.match(/[\p{L}\p{N}]+/gu) ?? []).join('-')
}
