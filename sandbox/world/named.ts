/** The entries of a table, each with its name as `id`. */
export function named<One extends { id: string }>(all: Readonly<Record<string, Omit<One, 'id'>>>): One[] {
  return Object.entries(all).map(([id, one]) => ({ id, ...one }) as One)
}
