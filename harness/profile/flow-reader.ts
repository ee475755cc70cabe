// The process in which a script for hosted pages is read: what it says of itself, or why it is unfit, goes to the pipe 3.
import { writeSync } from 'node:fs'
import { loadFlowModule } from './flow-module.ts'

const facts = await loadFlowModule(process.argv[2] ?? '').then(
  ({ hosts }) => ({ hosts }),
  (error: unknown) => ({ unfit: error instanceof Error ? error.message : String(error) }),
)
writeSync(3, JSON.stringify(facts))
process.exit()
