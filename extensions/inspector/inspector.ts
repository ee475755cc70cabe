import { inspect } from './inspect.ts'
import { inspectorOptions } from './inspector-options.ts'

/** What a served sandbox shows people of its clients, with its faults and the requirements. */
export const inspector = () => inspect(inspectorOptions())
