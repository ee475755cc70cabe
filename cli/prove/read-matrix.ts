import { readFileSync } from 'node:fs'
import { AskedWrongly } from '../asked/interfaces-to-evaluate.ts'
import type { Matrix } from './matrix.ts'

/** What `assay prove --json` wrote. @throws AskedWrongly PROOF_UNREADABLE for anything else */
export function readMatrix(file: string): Matrix {
  const matrix = parsed(file)
  if (matrix.proof !== 2 || !Array.isArray(matrix.faults) || !Array.isArray(matrix.variants))
    throw unreadable(file, 'is no proof of this version of Assay')
  return matrix as Matrix
}

function parsed(file: string): Partial<Matrix> {
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as unknown
    return typeof value === 'object' && value !== null ? value : {}
  } catch (cause) {
    throw unreadable(file, 'cannot be read', cause)
  }
}

function unreadable(file: string, what: string, cause?: unknown): AskedWrongly {
  return new AskedWrongly('PROOF_UNREADABLE', `${file} ${what}. Give the file that \`assay prove --json\` wrote.`, {
    cause,
  })
}
