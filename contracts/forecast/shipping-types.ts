/** How a package comes to the warehouse. */
export const shippingTypes = {
  express: { en: 'Express', zh: '快递' },
  dropoff: { en: 'Drop-off', zh: '自送' },
  truck: { en: 'Truck', zh: '卡车' },
} as const;

export type ShippingType = keyof typeof shippingTypes;
export const shippingTypeNames = Object.keys(shippingTypes) as [ShippingType, ...ShippingType[]];
