/** What the calls of a day are for; each has its share of what the channel allows. */
export const budgetClasses = ['sales', 'ends', 'publishes', 'prices', 'quotes', 'sweep'] as const;
export type BudgetClass = (typeof budgetClasses)[number];

/** In hundredths of the day's calls. */
export const budgetShares: Readonly<Record<BudgetClass, number>> = { sales: 10, ends: 5, publishes: 15, prices: 20, quotes: 45, sweep: 5 };

export const allowedCalls = (callsPerDay: number, of: BudgetClass): number => Math.floor((callsPerDay * budgetShares[of]) / 100);
