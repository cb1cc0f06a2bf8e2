/** How a package comes to the warehouse. */
export const shippingTypes = {
  express: { en: 'Express', zh: '快递' },
  dropoff: { en: 'Drop-off', zh: '自送' },
  truck: { en: 'Truck', zh: '卡车' },
} as const;

export type ShippingType = keyof typeof shippingTypes;

/** The three ways in which parcels travel, as one list numbers them (R4.14): a view, never mixed with types of requests or events. */
export const travelWays = {
  shipping: { number: 1, en: 'Shipping', zh: '快递寄送' },
  dropoff: { number: 2, en: 'Drop-off', zh: '自送' },
  returned: { number: 3, en: 'Returned', zh: '退回' },
} as const;
export type TravelWay = keyof typeof travelWays;
export const travelWayNames = Object.keys(travelWays) as [TravelWay, ...TravelWay[]];

/** A parcel that came back was forecast by nobody, hence says no type, and bears the status of a return. */
export const travelWay = ({ shippingType, status }: { shippingType: ShippingType | null; status: string }): TravelWay | undefined => {
  if (status === 'returned') return 'returned';
  if (shippingType === null) return undefined;
  return shippingType === 'dropoff' ? 'dropoff' : 'shipping';
};
export const shippingTypeNames = Object.keys(shippingTypes) as [ShippingType, ...ShippingType[]];
