import { keepsLaws } from '../test-support/keeps-laws.ts'
import { pageSize, pageSizeEdges } from './page-size.ts'

const within = (least: number, most: number) => (size: number) =>
  Number.isInteger(size) && size >= least && size <= most

keepsLaws('pageSize', pageSize(), {
  member: within(100, 1000),
  edges: pageSizeEdges(100, 1000),
  simplest: (size) => size === 100,
  reaches: { 'the least': (size) => size === 100, 'the upper half': (size) => size > 550 },
})
keepsLaws('pageSize of a range', pageSize(3, 7), {
  member: within(3, 7),
  edges: pageSizeEdges(3, 7),
  simplest: (size) => size === 3,
  reaches: { 'the most': (size) => size === 7 },
})
