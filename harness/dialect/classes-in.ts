import type { Dialect } from './dialect.ts'

/** The error classes of a feature's list, `A or B`, in the dialect's names. */
export function classesIn({ classes }: Dialect, listed: string): string[] {
  return listed.split(' or ').map((name) => classes[name] ?? name)
}
