/** The id of the n-th posting or hold of its kind for one thing; the first bears no number. */
export const numbered = (id: string, ordinal: number): string => (ordinal > 1 ? `${id}~${ordinal}` : id);
