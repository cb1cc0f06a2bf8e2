/** What a tote's label names it: "Tote 7" is tote 7. */
export const toteOf = (code: string): string => code.trim().replace(/^tote[\s-]*/i, '');
