import type { JournalEvent } from '../../core/journal-events.ts'
import type { Verdict } from '../../core/verdict.ts'
import type { Requirement } from '../../requirements/requirement.ts'
import { checkDecided, exchanged, judgement, planned, row, runFinished, runStarted } from './journal-builders.ts'

const interfaces = ['ais-v4', 'ais-v6'] as const

function idOf(index: number): string {
  return `${interfaces[index % 2]}/topic-${Math.floor(index / 20)}/obligation-${index}`
}

function checksOf(index: number): string[] {
  return ['one', 'other'].map((part) => `f${index}: The ${part} side`)
}

/** Rows of a catalogue of this many requirements, half of them of another interface. */
export function largeRows(count: number): Requirement[] {
  return Array.from({ length: count }, (_, index) => row(idOf(index)))
}

/** A run of that catalogue with two checks each, every answer a page of a hundred rows, every twentieth a failure. */
export function largeRun(count: number): JournalEvent[] {
  const page = { data: Array.from({ length: 100 }, (_, id) => ({ id: String(id), status: 'active', name: 'A login' })) }
  const events: JournalEvent[] = []
  const list = Array.from({ length: count }, (_, index) => idOf(index))
  for (const [index, id] of list.entries()) {
    const name = interfaces[index % 2] ?? 'ais-v4'
    const verdict: Verdict = index % 20 === 0 ? 'failed' : 'passed'
    const difference = verdict === 'failed' ? { wanted: 'a text', got: 'a number', place: 'data[55].id' } : {}
    for (const part of ['one', 'other']) {
      const evidence = [`x${index}-${part}-1`, `x${index}-${part}-2`]
      events.push(...evidence.map((exchange) => exchanged(exchange, {}, page)))
      const found = judgement(id, verdict, { evidence, ...difference })
      events.push(checkDecided(`f${index}: The ${part} side`, [found], { interface: name }))
    }
  }
  const plannedRows = list.map((id, index) => planned(id, checksOf(index), interfaces[index % 2]))
  return [runStarted({ interfaces: [...interfaces], planned: plannedRows }), ...events, runFinished({ exitCode: 1 })]
}
