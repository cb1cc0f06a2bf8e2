/** The rate cards, all of them: what everything costs. */
export const rateCardsTopic = 'ratecard';
