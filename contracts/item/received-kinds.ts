/** How a unit came: as it was forecast, beyond the forecast, in a parcel that nobody claimed, or back from a platform. */
export const receivedKinds = ['forecast', 'overage', 'unclaimed', 'returned'] as const;
