/** What a journal and what was made of it prove. */
export const onlyAsHonest = 'A journal and its reports are only as honest as who kept them.'
