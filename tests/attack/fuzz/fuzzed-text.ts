import type { Fuzzed } from './fuzz-sandbox.ts'
import type { Tried } from './readers/try-cases.ts'

const succeeded = /^(?:20\d|303)$/

/** What was tried on the sandbox, for people: how much, how deep, how long, and every finding with its first example. */
export function fuzzedText(fuzzed: Fuzzed): string {
  const { sent, seconds, kinds, outcomes, heldBytes, slowest, findings } = fuzzed
  const mib = heldBytes.map((bytes) => Math.round(bytes / 1024 / 1024))
  const never = [...outcomes].filter(
    ([name, all]) => name !== 'wire bytes' && ![...all.keys()].some((one) => succeeded.test(one)),
  )
  const lines = [
    `${sent} requests in ${Math.round(seconds)} s, ${Math.round(sent / seconds)} per second; ${percent(shareOf(fuzzed))} past the gates`,
    ...[...kinds].map(([kind, { sent: all, past }]) => `  ${kind}: ${all}, ${percent(past / all)} past the gates`),
    `  slowest: ${Math.round(slowest.ms)} ms (${slowest.name})`,
    `  held after each sandbox: ${mib[0]} to ${Math.max(...mib)} MiB, at last ${mib.at(-1)} MiB`,
    `  accepted at least once: ${outcomes.size - never.length} of ${outcomes.size} kinds of request`,
    ...(never.length > 0 && sent > 100_000 ? [`  never accepted: ${never.map(([name]) => name).join(', ')}`] : []),
    ...findings.map(({ what, times, example }) => `FOUND ${times} times: ${what}\n  ${example}`),
  ]
  return lines.join('\n')
}

/** The share of requests past the gates, of all. */
export function shareOf({ sent, kinds }: Pick<Fuzzed, 'sent' | 'kinds'>): number {
  return [...kinds.values()].reduce((sum, { past }) => sum + past, 0) / sent
}

/** What was tried on a reader. */
export function triedText(reader: string, { cases, seconds, finding }: Tried): string {
  const counted = `${cases} cases of the ${reader} in ${Math.round(seconds)} s`
  return finding ? `${counted}\nFOUND: ${finding.what}\n  ${finding.example}` : counted
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
