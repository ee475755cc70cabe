/** What a table says of each name, as a list in which each knows its own. */
export function named<One extends { id: string }>(all: Readonly<Record<string, Omit<One, 'id'>>>): One[] {
  return Object.entries(all).map(([id, one]) => ({ id, ...one }) as One)
}
