import { signedIn } from '../answers.ts';
import type { Rows } from '../row.ts';
import { whole, type TopicRows } from '../topic-row.ts';

let made = 0;

export const rows: Rows = {
  createShop: {
    sample: () => ({ body: { shopId: 7, uid: 'U', realname: 'R', knetCrossListing: false, touchPro: false, fulfilmentProgramme: false } }),
    admin: [409, 403],
    codes: ['700'],
  },
  authoriseShop: {
    sample: () => ({ body: { shopId: 7, knetCrossListing: true, touchPro: true, fulfilmentProgramme: true } }),
    admin: [200, 403],
    codes: ['700'],
  },
  getShopAuthorisations: { sample: () => ({ query: { shopId: 7 } }), admin: [200, 403], codes: ['700'] },
  markShopInternal: { sample: () => ({ body: { shopId: 7, isInternal: false } }), admin: [200, 403], codes: ['700'] },
  createWarehouse: { admin: [400, 403], codes: ['300'] },
  changeWarehouse: { admin: [400, 403], codes: ['300'] },
  createSku: {
    sample: () => ({ body: { sku: `SKU-${made++}`, brand: 'B', name: 'N', pku: '', sizes: ['9'], image: '' } }),
    warehouse: [200, 200, 403],
    admin: [200, 403],
    elsewhere: 405,
    codes: ['800'],
  },
  listAllWarehouses: signedIn,
  listWarehouses: signedIn,
  listWarehouseSettings: { admin: [200, 403], codes: ['300'] },
  listShopUsers: {
    business: [200, 200, 200, 200],
    warehouse: [200, 200, 403],
    admin: [200, 403],
    codes: ['101', '300', '500', '700', '1100', '1200', '1400', '1500'],
  },
  listSkus: { business: [200, 200, 200, 200], warehouse: [200, 200, 403], admin: [200, 403], codes: ['800', '1200'] },
  listStaff: { warehouse: [200, 200, 403], admin: [200, 403], codes: ['700', '900'] },
};

export const topics: TopicRows = {
  warehouses: whole('warehouses', '300'),
};
