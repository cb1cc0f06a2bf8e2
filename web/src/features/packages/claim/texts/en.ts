export const claim = {
  button: 'Claim a parcel',
  title: 'Claim a parcel',
  text: 'A parcel that arrived without a forecast waits as unclaimed. Enter its tracking number: if it is here, it is yours to claim.',
  logNo: 'Tracking number',
  search: 'Search',
  mine: 'Claim',
  found_one: '{{warehouse}} · {{count, number}} item',
  found_other: '{{warehouse}} · {{count, number}} items',
  ofForecast: 'Same tracking number as your forecast {{preId}}',
  nothing: 'No unclaimed parcel has this number',
  nothingText: 'Check the number. A parcel shows here once the warehouse has scanned it.',
  done: '{{preId}} is yours now',
};

export default { claim };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    claim: typeof claim;
  }
}
