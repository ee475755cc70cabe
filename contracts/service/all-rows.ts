import type { Answer } from './service.ts'

/** Every row of a list on all pages. The last page may have no next id, an empty one or null. */
export async function allRows(page: (from: Record<string, string>) => Promise<Answer>): Promise<unknown[]> {
  const rows: unknown[] = []
  let from: Record<string, string> | undefined = {}
  while (from !== undefined) {
    const { data, meta }: Answer = await page(from)
    rows.push(...(data as unknown[]))
    from = meta?.next_id ? { from_id: meta.next_id } : undefined
  }
  return rows
}
