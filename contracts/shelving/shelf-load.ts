/** The name under which the append counts how many items lie on a shelf; its keys are the shelves. */
export const shelfLoad = 'shelf-load';
