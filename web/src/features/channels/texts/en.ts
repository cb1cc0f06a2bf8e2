export const channels = {
  platform: 'Platform',
  servicesIntro: 'Where your goods can be sold, and what your shop is authorised for.',
  authorised: 'Authorised',
  notAuthorised: 'Not authorised',
  askUs: 'Ask us to have your shop authorised for cross-listing.',
  stateOf: { open: 'Open', paused: 'Paused for now', none: 'Not offered yet' },
  price: 'Prices',
  stepOf: 'Steps of {{step}}, from {{least}}',
  sale: 'A sale is seen',
  saleWithin: 'Within {{count}} seconds',
  saleAtOnce: 'At once',
  cancelWindow: 'Buyer may cancel',
  cancelWithin: '{{count}} minutes after paying',
  toListings: 'My listings',
};

export default { channels };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    channels: typeof channels;
  }
}
