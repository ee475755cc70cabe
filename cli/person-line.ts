import type { PersonStep } from '../harness/hosted/person.ts'

/** What is said of a hosted page that waits for a person. */
export function personLine({ kind, interface: name, link, seconds }: PersonStep): string {
  return `The ${kind} page of ${name} waits for you, for ${seconds} s: open ${link} in a browser of this machine.`
}
