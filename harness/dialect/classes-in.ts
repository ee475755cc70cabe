import type { Dialect } from './dialect.ts'

/** Error classes as a feature lists them, `A or B`, under the names of the dialect. */
export function classesIn({ classes }: Dialect, listed: string): string[] {
  return listed.split(' or ').map((name) => classes[name] ?? name)
}
