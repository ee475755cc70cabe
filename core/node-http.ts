/** The module of Node. An import has Node load all that it exports, `fetch` and its parser among them, which takes 15 ms of a start. */
export const http = process.getBuiltinModule('node:http')
