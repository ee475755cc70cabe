import { isFields } from '../../core/fields.ts'
import { jsonIn } from '../../reports/runs/json-in.ts'
import { AskedWrongly } from '../asked/interfaces-to-evaluate.ts'
import type { Matrix } from './matrix.ts'

/** Reads the JSON of `assay prove --json`. @throws AskedWrongly PROOF_UNREADABLE for anything else */
export function readMatrix(file: string): Matrix {
  const unreadable = (why: string, cause?: unknown) =>
    new AskedWrongly('PROOF_UNREADABLE', `${file} ${why}. Give the file that \`assay prove --json\` wrote.`, { cause })
  const matrix = jsonIn(file, unreadable)
  if (
    !isFields(matrix) ||
    matrix['proof'] !== 2 ||
    !Array.isArray(matrix['faults']) ||
    !Array.isArray(matrix['variants'])
  )
    throw unreadable('is no proof of this version of Assay')
  return matrix as unknown as Matrix
}
