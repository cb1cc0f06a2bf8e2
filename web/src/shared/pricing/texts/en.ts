export const autoPricing = {
  title: 'Auto-pricing: {{name}}',
  titleOfMany: 'Auto-pricing of {{count, number}} listings',
  mode: 'How the price is set',
  byHand: 'By hand',
  about: {
    byHand: 'The price stays as you set it.',
    matchLowest: 'Follows the lowest price of others, up and down, never below your limit.',
    undercutLowest: 'Stays $1 below the lowest price of others, never below your limit.',
    minimumPayout: 'Takes the lowest price that pays you this much after fees.',
    fiveDollarProtection: 'Stays $1 below the lowest, and pauses when that is more than $5 from your own price.',
    profitControl: 'Takes the lowest price that leaves you this profit after cost and fees, and follows the market up.',
    liquidate: 'Priced to sell: takes a bid that reaches your bottom line, else goes below the lowest, a step each day.',
  },
  limit: 'Limit price',
  payout: 'Minimum payout',
  followUp: 'Follow the market up',
  profit: 'Profit',
  bottom: 'Bottom-line price',
  save: 'Set auto-pricing',
  saved_one: '{{count, number}} listing is priced so now',
  saved_other: '{{count, number}} listings are priced so now',
  refused_one: '{{count, number}} listing was refused',
  refused_other: '{{count, number}} listings were refused',
  tryTitle: 'What it would do now',
  tryUnread: 'What it would do could not be read.',
  notOpen: 'No longer open.',
  changes_one: '{{count, number}} price changes',
  changes_other: '{{count, number}} prices change',
  pauses_one: '{{count, number}} pauses',
  pauses_other: '{{count, number}} pause',
  play: 'Play the last {{days}} days',
  played: 'On the prices of the last {{days}} days:',
  playedSold: '{{sold, number}} of {{count, number}} sold',
  playedDays: 'after {{days}} days in the middle',
  playedPayout: '{{amount}} paid out',
  playedLowest: 'lowest {{percent}}% of the time',
  playedNothing: 'No prices of these days are kept.',
  why: 'Why this price',
  whyUnread: 'The reason could not be loaded.',
  whyByHand: 'This listing is priced by hand.',
  asks: 'Lowest ask',
  others: 'Lowest of others',
  bid: 'Highest bid',
  floor: 'Floor',
  you: 'You get',
  yours: 'Your price',
  pausedTitle: 'Auto-pricing paused',
  pausedLink: 'Show the listing',
};

export default { autoPricing };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    autoPricing: typeof autoPricing;
  }
}
