/** Forecasts of all sellers, as administrators see them; what everyone says of a package stands under `packages`. */
export const allForecasts = {
  emptyTitle: 'No forecasts yet',
  emptyText: 'Forecasts appear here as soon as sellers submit them.',
  assignOwner: 'Assign an owner',
  assignTitle: 'Who owns {{preId}}?',
  assignText_one: '{{count, number}} item in it changes owner with the parcel.',
  assignText_other: '{{count, number}} items in it change owner with the parcel.',
  assignShop: 'Shop',
  assignDone: '{{preId}} belongs to {{shop}}',
  expire: 'Expire',
  cancelMany: 'Cancel {{count, number}}',
  cancelTitle_one: 'Cancel forecast {{parcel}}?',
  cancelTitle_other: 'Cancel {{count, number}} forecasts?',
  cancelText_one: '{{count, number}} item is no longer expected. This cannot be undone.',
  cancelText_other: '{{count, number}} items are no longer expected. This cannot be undone.',
  cancelDone_one: '{{count, number}} forecast cancelled',
  cancelDone_other: '{{count, number}} forecasts cancelled',
  expireMany: 'Expire {{count, number}}',
  expireTitle_one: 'Expire forecast {{parcel}} now?',
  expireTitle_other: 'Expire {{count, number}} forecasts now?',
  expireText_one: '{{count, number}} item is no longer expected. It can still be received if it arrives.',
  expireText_other: '{{count, number}} items are no longer expected. They can still be received if they arrive.',
  expireDone_one: '{{count, number}} forecast expired',
  expireDone_other: '{{count, number}} forecasts expired',
};

export default { allForecasts };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    allForecasts: typeof allForecasts;
  }
}
