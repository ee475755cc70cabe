import type { JournalEvent } from '../../core/journal-events.ts'
import type { Requirement } from '../../core/requirement.ts'
import { checkDecided, exchanged, judgement, planned, row, runFinished, runStarted } from './journal-builders.ts'

/** Markup that would run if it were not escaped: `window.hacked` or a dialog shows it. */
export const attacks = [
  '<script>window.hacked = 1; alert(1)</script>',
  '<img src=x onerror="window.hacked = 2; alert(2)">',
  '"><svg onload="window.hacked = 3; alert(3)">',
  "' autofocus onfocus='window.hacked = 4",
  '</pre></details></style></script><script>window.hacked = 5</script>',
  '<a href="javascript:window.hacked = 6">click</a>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example.test/">',
  '<!-- ]]> --> &lt;b&gt; ${window.hacked = 7} {{hacked}}',
]

const id = 'ais-v4/errors/message-is-text'
const unseen = 'left \u202e right \u0000\u0007\u001b[31m \u200b\ufeff end'

export function hostileRow(): Requirement[] {
  return [row(id, { text: 'An error body carries a message.' })]
}

/** A run against a target that answers with markup, direction marks, control characters and a megabyte of text. */
export function hostileRun(): JournalEvent[] {
  const text = `${attacks.join('\n')}\n${unseen}`
  const huge = 'A'.repeat(1_000_000)
  const headers = attacks.map((attack, index): [string, string] => [`x-${index}-${attack.slice(0, 20)}`, attack])
  const request = { method: 'GET', url: `https://evil.example.test/${attacks[0]}`, headers, body: text }
  const answer = (body: string) => ({ status: 400, headers, body })
  const difference = { wanted: text, got: `${text}${huge}`, place: `data["${attacks[2]}"]` }
  const coverage = {
    asked: 10,
    ran: 10,
    interrupted: false,
    histogram: { [attacks[0] ?? '']: 6, [attacks[1] ?? '']: 4 },
  }
  const check = checkDecided(
    `f: ${attacks[0]}`,
    [
      judgement(id, 'failed', { reason: `${text}${huge}`, ...difference, evidence: ['x1', 'x2', 'x3'] }),
      judgement(id, 'inconclusive', { reason: text, evidence: ['x4'] }),
    ],
    { steps: attacks, title: text, coverage, counterexample: { shrunk: text, seed: 1, path: '0:1', shrinks: 2 } },
  )
  const known = { address: id, reason: text, owner: attacks[1] ?? '', expires: '2099-01-01' }
  return [
    runStarted({
      target: { name: attacks[0] ?? '', base_url: `https://evil.example.test/"${attacks[2]}`, embedded: false },
      planned: [planned(id, [`f: ${attacks[0]}`])],
      knownFailures: [known],
    }),
    exchanged('x1', { request, answer: answer(JSON.stringify({ error_message: text, [attacks[2] ?? '']: huge })) }),
    exchanged('x2', { request, answer: answer(`<html>${text}${huge}</html>`) }),
    exchanged('x3', { request, answer: answer(`{"error_message":${'['.repeat(5000)}`) }),
    exchanged('x4', { request, answer: undefined, trouble: { code: 'TARGET_UNREACHABLE', message: text } }),
    check,
    runFinished({ exitCode: 1, sentence: text }),
  ]
}
