/** How much a text for people shows of what is longer. The rest is counted in it, and stands whole in the journal. */
export const mostShown = {
  /** Names in a sentence, and items beside a heading. */
  names: 5,
  /** Lines of a list in a terminal. */
  lines: 10,
  /** Rows of a list in a page or a file. */
  rows: 50,
  /** Entries of a list that a page shows once it is opened. */
  opened: 200,
  /** Characters of a value in a line. */
  value: 300,
  /** Characters of a body, or of another text with lines of its own. */
  text: 4000,
} as const
