import { liesBeneath } from '../../core/address.ts'
import { jsonIn } from '../../reports/runs/json-in.ts'
import { AskedWrongly } from '../../cli/asked/interfaces-to-evaluate.ts'
import type { ShownLive } from './live-proof.ts'

/** What an earlier proof of the same server said of the requirements that passed. */
export interface ShownBefore {
  shown: ShownLive[]
  /** The addresses of the others. */
  left: string[]
}

/**
 * Reads what `assay prove --recording` or `--live` wrote with `--json`, as far as it lies beneath these addresses, or all of
 * it.
 * @throws AskedWrongly SHOWN_UNREADABLE for anything else, SHOWN_ELSEWHERE where it is of another target, SHOWN_ALL where
 * nothing is left
 */
export function readShown(file: string, { target, only }: { target: string; only: readonly string[] }): ShownBefore {
  const { target: before, requirements } = proofIn(file)
  if (before !== target)
    throw new AskedWrongly(
      'SHOWN_ELSEWHERE',
      `${file} is of the target "${before}", and the profile describes "${target}". Give --shown a proof of the same target.`,
    )
  const asked = requirements.filter(
    ({ address }) => only.length === 0 || only.some((prefix) => liesBeneath(address, prefix)),
  )
  const shown = asked.filter(({ alteration }) => alteration !== undefined)
  const left = asked.filter(({ alteration }) => alteration === undefined).map(({ address }) => address)
  if (left.length > 0) return { shown, left }
  throw new AskedWrongly(
    'SHOWN_ALL',
    `${file} leaves nothing to show${only.length > 0 ? ' beneath these addresses' : ''}: every requirement in it was shown able to fail.`,
  )
}

function proofIn(file: string): { target: string; requirements: ShownLive[] } {
  const unreadable = (why: string, cause?: unknown) => {
    const message = `${file} ${why}. Give --shown the file that \`assay prove --recording\` or \`--live\` wrote with --json.`
    return new AskedWrongly('SHOWN_UNREADABLE', message, { cause })
  }
  const { target, requirements, ...formats } = (jsonIn(file, unreadable) ?? {}) as Record<string, unknown>
  const isProof = formats['recordedProof'] === 1 || formats['liveProof'] === 1
  if (!isProof || typeof target !== 'string' || !Array.isArray(requirements))
    throw unreadable('is no such proof of this version of Assay')
  return { target, requirements: requirements as ShownLive[] }
}
