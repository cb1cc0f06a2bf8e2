export const home = {
  promotions: 'Promotions',
  read: 'Read more',
  previous: 'Previous picture',
  next: 'Next picture',
  pause: 'Pause the slideshow',
  play: 'Play the slideshow',
  show: 'Picture {{number}} of {{total}}',
  tasks: 'What would you like to do?',
  latest: 'Announcements',
  all: 'All announcements',
  nothing: 'No announcements.',
  ways: {
    newForecast: 'Forecast a parcel, by hand or from Excel',
    myPackages: 'Follow parcels until they are on a shelf',
    inventory: 'See every item, and ship, sell or transfer it',
    outboundOrders: 'Applications under review and on their way',
    workplace: 'What needs your attention, and how your shop is doing',
    settings: 'Language, colours and layout',
  },
};

export default { home };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    home: typeof home;
  }
}
