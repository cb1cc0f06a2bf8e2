import { brandEventSchemas, retailerEventSchemas } from '#contracts/catalogue/catalogue-events.ts';
import { records } from '../kernel/rows/records.ts';
import type { BrandRow, RetailerRow } from './tables.ts';

const brands = records(brandEventSchemas)<BrandRow>({
  table: 'brands',
  key: 'key',
  keyOf: ({ data }) => data.key,
  next: (event) => (event.type === 'BrandRemoved' ? null : { key: event.data.key, name: event.data.name }),
});

const retailers = records(retailerEventSchemas)<RetailerRow>({
  table: 'retailers',
  key: 'retailer_id',
  keyOf: ({ data }) => data.retailerId,
  next: (event) => {
    if (event.type === 'RetailerRemoved') return null;
    const { retailerId, name, address } = event.data;
    return { retailer_id: retailerId, name, address };
  },
});

export const catalogueProjections = [brands, retailers];
